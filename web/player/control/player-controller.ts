import type { PlayerCommands } from '#core/player/control/commands.ts';
import { adoptQueue, DECISIONS, dropMissing } from '#core/player/control/decisions.ts';
import { FRESH_MIND, type PlayerStep } from '#core/player/control/player-step.ts';
import { takeEnd, takeFault, takeTick } from '#core/player/control/playing-decisions.ts';
import { EMPTY_PLAYER } from '#core/player/player-state.ts';
import { carryOut, type ControllerParts, type Outside } from './carry-out.ts';
import { createUnitSession } from './unit-session.ts';

export interface PlayerController extends PlayerCommands {
  /** The last queue of this browser, paused at its place. */
  restore(): void;
  /** The queue as it is kept in this browser, paused: another tab has changed it. */
  adoptQueue(): void;
  destroy(): void;
}

type Decide = (step: PlayerStep) => PlayerStep;

/** Brings what the core decides into the store, to the engine, to this browser's memory and to the server. */
export function createPlayerController(parts: ControllerParts): PlayerController {
  const { store, engine, memory, outbox, dependencies } = parts;
  const session = createUnitSession(parts, {
    onTime: () => take(takeTick),
    onEnded: () => take(takeEnd),
    onFault: (fault) => take((step) => takeFault(step, fault)),
    onMissing: () => take(dropMissing),
  });
  const outside: Outside = { ...parts, session, take, endSkip: () => undefined };
  const commands = makeCommands(take);
  let mind = FRESH_MIND;

  function take(decide: Decide): void {
    const { now, hasLearner, makeSeed } = dependencies;
    const state = store.getState();
    const moment = { nowMs: now(), loadedId: session.loadedId(), hasLearner, makeSeed };
    const step = decide({ state, mind, effects: [], moment });
    mind = step.mind;
    if (step.state !== state) store.setState(step.state);
    for (const effect of step.effects) carryOut(outside, effect);
  }

  const adoptKept = (): void => take((step) => adoptQueue(step, memory.readQueue()));

  return {
    ...commands,
    adoptQueue: adoptKept,
    restore() {
      void outbox.flush();
      restoreMemory(parts);
      adoptKept();
      // Those of this browser, or the usual ones, serve as well.
      void dependencies.fetchSettings().then(
        (settings) => settings && commands.applySettings(settings),
        () => undefined,
      );
    },
    destroy() {
      outside.endSkip();
      session.leave();
      session.destroy();
      engine.destroy();
      store.setState(EMPTY_PLAYER);
    },
  };
}

function restoreMemory({ memory, engine, store }: ControllerParts): void {
  const saved = memory.read();
  if (!saved) return;
  engine.setVolume(saved.volume);
  engine.setMuted(saved.isMuted);
  store.setState({ settings: saved.settings, video: saved.video });
}

/** Every command by its name, from the table of what each decides. */
function makeCommands(take: (decide: Decide) => void): PlayerCommands {
  const decisions = Object.entries(DECISIONS) as [string, (step: PlayerStep, ...args: unknown[]) => PlayerStep][];
  const commands = decisions.map(([name, decide]) => [name, (...args: unknown[]) => take((step) => decide(step, ...args))]);
  return Object.fromEntries(commands) as PlayerCommands;
}
