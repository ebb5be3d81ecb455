import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../../../house.ts';
import { logFailure } from '../../../log.ts';
import type { LanguageModel } from '../../../ports/ai/language-model.ts';
import { storeEnd, type ReplyEnd } from './end-turn.ts';
import type { FinalEvent, LiveTurn, StopReason } from './live-turn.ts';
import { speak, type Speech } from './speak.ts';
import { createTextWriter } from './text-writer.ts';

const STORE_AGAIN_MS = 2000;

/** The replies that this server is writing. It owns them: who reads along, and whether anybody does, is all the same. */
export interface Turns {
  /** Makes it known before it is stored, so that whoever learns of it finds it. */
  announce(turn: LiveTurn): void;
  /** It was not stored after all. */
  retract(turn: LiveTurn): void;
  run(turn: LiveTurn, speech: Speech): void;
  find(turnId: string): LiveTurn | undefined;
  /** Resolves when it has ended, with what it has said so far kept. */
  stop(turnId: string, reason: StopReason): Promise<void>;
}

export function createTurns(house: House): Turns {
  const live = new Map<string, LiveTurn>();
  const writer = createTextWriter(house.db, (turns, error) => {
    logFailure(error, 'Replies of the coach could not be stored: ');
    for (const turn of turns) turn.stop('server_ends');
  });
  house.work.signal.addEventListener('abort', () => {
    for (const turn of live.values()) turn.stop('server_ends');
  });

  const produce = async (turn: LiveTurn, speech: Speech): Promise<void> => {
    const end = await speak(turn, speech, () => writer.note(turn));
    turn.end(await storeSurely(turn, speech.model, end));
    live.delete(turn.id);
  };

  /** A disk that is full now may have room in a moment; the conversation stays taken until the end of its reply is stored. */
  const storeSurely = async (turn: LiveTurn, model: LanguageModel, end: ReplyEnd): Promise<FinalEvent | null> => {
    for (;;) {
      try {
        return await storeEnd(house, turn, model, end);
      } catch (error) {
        logFailure(error, 'The end of a reply could not be stored: ');
        if (house.work.signal.aborted) return null;
        await sleep(STORE_AGAIN_MS, undefined, { signal: house.work.signal }).catch(() => {});
      }
    }
  };

  return {
    announce: (turn) => void live.set(turn.id, turn),
    retract: (turn) => void live.delete(turn.id),
    run: (turn, speech) => {
      if (house.work.signal.aborted) turn.stop('server_ends');
      void house.work.run('a reply of the coach', () => produce(turn, speech));
    },
    find: (turnId) => live.get(turnId),
    stop: async (turnId, reason) => {
      const turn = live.get(turnId);
      turn?.stop(reason);
      await turn?.ended;
    },
  };
}
