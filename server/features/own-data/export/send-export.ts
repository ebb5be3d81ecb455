import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../../../house.ts';
import { siteOriginOf } from '../../../http/origin.ts';
import { packFiles } from './pack-files.ts';
import { writeFiles } from './write-files.ts';

/** Answers with all that a learner owns. What breaks off is no zip, and programs say so. */
export function sendExport(c: Context, house: House, learnerId: LearnerId): Response {
  const origin = siteOriginOf(house, c.req.url);
  const madeAt = new Date(house.now());
  const { name } = house.brand.forHost(c.req.header('host'));
  c.header('Content-Type', 'application/zip');
  c.header('Content-Disposition', `attachment; filename="${nameFile(name, madeAt)}"`);
  return stream(c, (file) =>
    house.work.run('a copy of all data', async () => {
      for await (const bytes of packFiles(writeFiles(house, learnerId, origin), madeAt)) {
        if (file.aborted || house.work.signal.aborted) return;
        await file.write(bytes);
      }
    }),
  );
}

/** "cairn-export-2026-11-23.zip"; a header takes no other letters than these. */
function nameFile(brand: string, madeAt: Date): string {
  const words =
    brand
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return `${[...words, 'export', madeAt.toISOString().slice(0, 10)].join('-')}.zip`;
}
