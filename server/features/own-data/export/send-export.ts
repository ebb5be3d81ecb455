import path from 'node:path';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../../../house.ts';
import { siteOriginOf } from '../../../http/origin.ts';
import { openExport } from './export-threads.ts';
import { foldText } from '#core/fold-text.ts';

/** Who takes nothing for so long has left, whatever their connection says. Who takes a little goes on, until others wait. */
const PATIENCE_MS = 60_000;

/**
 * Answers with all that a learner owns, which is made as fast as it is taken. What breaks off is no zip, and programs say so.
 * @throws {Problem} when too many are being made
 */
export function sendExport(c: Context, house: House, learnerId: LearnerId): Response {
  const madeAt = new Date(house.now());
  const { name } = house.brand.forHost(c.req.header('host'));
  const copy = openExport({
    databaseFile: path.join(house.env.DATA_DIR, 'cairn.db'),
    origin: siteOriginOf(house, c.req.url),
    learnerId,
    nowMs: madeAt.getTime(),
  });
  c.header('Content-Type', 'application/zip');
  c.header('Content-Disposition', `attachment; filename="${nameFile(name, madeAt)}"`);
  return stream(c, (file) =>
    house.work.run('a copy of all data', async () => {
      const left = Promise.withResolvers<'left'>();
      const leave = () => left.resolve('left');
      const timer = setTimeout(leave, PATIENCE_MS);
      file.onAbort(leave);
      house.work.signal.addEventListener('abort', leave);
      copy.signal.addEventListener('abort', leave);
      if (house.work.signal.aborted || copy.signal.aborted) leave();
      try {
        for (;;) {
          const next = await Promise.race([copy.next(), left.promise]);
          if (next === 'left' || next === null) return;
          timer.refresh();
          if ((await Promise.race([file.write(next), left.promise])) === 'left') return;
        }
      } finally {
        clearTimeout(timer);
        house.work.signal.removeEventListener('abort', leave);
        await copy.close();
      }
    }),
  );
}

/** "cairn-export-2026-11-23.zip"; a header takes no other letters than these. */
function nameFile(brand: string, madeAt: Date): string {
  const words = foldText(brand).match(/[a-z0-9]+/g) ?? [];
  return `${[...words, 'export', madeAt.toISOString().slice(0, 10)].join('-')}.zip`;
}
