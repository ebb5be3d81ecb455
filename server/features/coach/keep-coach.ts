import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { endIdleConversations } from './end-idle-conversations.ts';
import { recoverTurns } from './turns/recover-turns.ts';

/** Puts conversations in order at the start of a server, and from then on ends the idle ones. */
export async function keepCoach(house: House): Promise<void> {
  await recoverTurns(house);
  const timer = setInterval(() => {
    void house.work
      .run('ending idle conversations', () => endIdleConversations(house))
      .catch((error: unknown) => logFailure(error, 'Idle conversations could not be ended: '));
  }, house.env.AI_CLEANUP_MS);
  timer.unref();
  house.work.signal.addEventListener('abort', () => clearInterval(timer));
}
