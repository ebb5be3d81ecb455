import { forgetUnit } from '#core/player/control/decisions.ts';
import type { PlayerEffect, PlayerStep } from '#core/player/control/player-step.ts';
import { goTo } from '#core/player/control/playing-decisions.ts';
import { undoQueue } from '#core/player/control/queue-decisions.ts';
import { currentId } from '#core/player/queue-state.ts';
import { tellEngine } from '../engine/tell-engine.ts';
import type { OutboxSender } from '../keeping/outbox-sender.ts';
import type { PlayerDependencies } from '../outside/player-dependencies.ts';
import { addBookmark } from './add-bookmark.ts';
import type { PlayerNotices } from './player-notices.ts';
import type { SessionParts, UnitSession } from './unit-session.ts';

export interface ControllerParts extends SessionParts {
  outbox: OutboxSender;
  notices: PlayerNotices;
  dependencies: PlayerDependencies;
}

/** What is around the controller, and the way back into it. */
export interface Outside extends ControllerParts {
  session: UnitSession;
  take(decide: (step: PlayerStep) => PlayerStep): void;
  /** Calls off the skip that was put off last. */
  endSkip(): void;
}

/** Does what was decided. */
export function carryOut(outside: Outside, effect: PlayerEffect): void {
  const { store, engine, keeper, memory, outbox, notices, dependencies, session, take } = outside;
  switch (effect.type) {
    case 'engine':
      return tellEngine(engine, effect.command);
    case 'start':
      return void session.start(effect.unitId, effect);
    case 'prepare':
      return session.prepare(effect.unitId);
    case 'put-away':
      return putAway(outside);
    case 'skip-after':
      outside.endSkip = dependencies.schedule(() => take((step) => goTo(step, 'next')), effect.ms);
      return undefined;
    case 'end-skip':
      return outside.endSkip();
    case 'look-elsewhere':
      return void lookElsewhere(outside, effect.unitId);
    case 'keep':
      return memory.write(effect.changes);
    case 'keep-queue':
      return memory.writeQueue(effect.queue);
    case 'keep-rate':
      return memory.setRate(effect.itemId, effect.rate);
    case 'save-place':
      return keeper.report('hide', store.getState().playback, { keepalive: true });
    case 'send-unsent':
      return void outbox.flush();
    case 'add-bookmark':
      return void addBookmark(dependencies, notices, effect);
    case 'offer-undo': {
      const undo = () => take((step) => undoQueue(step, effect.undo));
      return notices.send({ text: effect.text, tone: 'plain', about: 'queue', undo });
    }
  }
}

function putAway({ session, engine, take, endSkip }: Outside): void {
  endSkip();
  session.leave();
  engine.unload();
  engine.setFade(1);
  take(forgetUnit);
}

/** Beside the sound that goes on. */
async function lookElsewhere({ keeper, store }: Outside, unitId: string): Promise<void> {
  const { choice } = await keeper.findPlace(unitId).catch(() => ({ choice: null }));
  if (choice && currentId(store.getState().queue) === unitId) store.setState({ placeChoice: choice });
}
