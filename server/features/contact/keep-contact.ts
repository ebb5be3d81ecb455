import { CONTACT_KEPT_DAYS } from '#core/contact/kept-days.ts';
import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { removeMessagesBefore } from './queries.ts';

const DAY_MS = 86_400_000;

export const removeOldMessages = (house: House): Promise<void> => removeMessagesBefore(house, house.now() - CONTACT_KEPT_DAYS * DAY_MS);

/** Deletes messages when their time is over: at the start of a server, and every day from then on. */
export async function keepContact(house: House): Promise<void> {
  await removeOldMessages(house);
  const timer = setInterval(() => {
    void house.work
      .run('deleting old messages', () => removeOldMessages(house))
      .catch((error: unknown) => logFailure(error, 'Old messages could not be deleted: '));
  }, DAY_MS);
  timer.unref();
  house.work.signal.addEventListener('abort', () => clearInterval(timer));
}
