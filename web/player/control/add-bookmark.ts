import { formatTime } from '#core/format-time.ts';
import type { PlayerDependencies } from '../outside/player-dependencies.ts';
import type { PlayerNotices } from './player-notices.ts';

/** Marks a place, and says so; the notice takes it back. */
export async function addBookmark(
  dependencies: Pick<PlayerDependencies, 'addBookmark'>,
  notices: Pick<PlayerNotices, 'send'>,
  { unitId, positionSec }: { readonly unitId: string; readonly positionSec: number },
): Promise<void> {
  const fail = (): void => notices.send({ text: 'The bookmark could not be saved.', tone: 'bad', about: 'bookmark' });
  try {
    const bookmark = await dependencies.addBookmark(unitId, positionSec);
    const undo = () =>
      void bookmark.remove().then(() => notices.send({ text: 'Bookmark removed.', tone: 'plain', about: 'bookmark' }), fail);
    notices.send({ text: `Bookmark at ${formatTime(positionSec)}.`, tone: 'good', about: 'bookmark', undo });
  } catch {
    fail();
  }
}
