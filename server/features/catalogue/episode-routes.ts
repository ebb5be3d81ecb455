import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import type { Learner } from '#core/account/learner.ts';
import { mayOpen } from '#core/account/may-open.ts';
import type { EpisodeDetail } from '#core/player/episode.ts';
import { presentEpisode, presentQueueEntry, presentSpoken } from '../../catalogue/present.ts';
import { findEpisodes, isSpoken, type Episode } from '../../catalogue/episodes.ts';
import { isSpeakable, listUnits, toOpenable } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { readEntitlements, requireOpen } from '../../http/entitlement.ts';
import { matchesTag } from '../../http/etag.ts';
import { Problem } from '../../http/problem.ts';
import type { SessionEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { openSpeechSource, speechTag } from './speech-source.ts';

const MOST_IDS = 100;
const IdList = z.object({
  ids: z
    .string()
    .max(MOST_IDS * 160)
    .transform((ids) => ids.split(',').filter((id) => id !== ''))
    .pipe(z.array(z.string()).min(1).max(MOST_IDS)),
});

/** Whatever the player can play: recordings, and texts to be read aloud (`tts-…`). */
export function episodeRoutes(house: House) {
  const speech = openSpeechSource(house);

  const requireEpisode = async (id: string, learner: Learner | null): Promise<Episode> => {
    const [found] = await findEpisodes(house, [id]);
    return requireOpen(house, learner, found, toOpenable);
  };

  return new Hono<SessionEnv>()
    .get('/episodes', describe('GET /episodes', 'What the queue shows of these units'), validate('query', IdList), async (c) => {
      const found = await findEpisodes(house, c.req.valid('query').ids);
      const entitlements = await readEntitlements(house, c.var.learner);
      const shown = found.filter((episode) => {
        // What is for members only may stand in a queue; it is refused when its turn comes.
        const isKnown = mayOpen(entitlements, toOpenable(episode), house.now()) !== 'not_signed_in';
        return isKnown && (!isSpoken(episode) || isSpeakable(episode.unit));
      });
      return c.json({ items: shown.map((episode) => presentQueueEntry(episode, speech.peek(episode))) });
    })
    .get('/episodes/:id', describe('GET /episodes/:id', 'Anything that can be played, as the player takes it'), async (c) => {
      const found = await requireEpisode(c.req.param('id'), c.var.learner);
      const { unit, item } = found;
      const units = await listUnits(house, item.id);
      const entitlements = await readEntitlements(house, c.var.learner);
      const siblings = units.filter((sibling) => mayOpen(entitlements, toOpenable({ unit: sibling, item }), house.now()) === 'yes');
      const episode = isSpoken(found) ? presentSpoken(found, siblings, await speech.read(found)) : presentEpisode(unit, item, siblings);
      return c.json({ ...episode, html: unit.html } satisfies EpisodeDetail);
    })
    .get(
      '/episodes/:id/speech',
      compress(),
      describe('GET /episodes/:id/speech', 'The sentences of a text that is read aloud'),
      async (c) => {
        const found = await requireEpisode(c.req.param('id'), c.var.learner);
        if (!isSpoken(found)) throw new Problem('not_found', 'This is not read aloud.');
        const etag = speechTag(found);
        const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
        if (isSpeakable(found.unit) && matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
        return c.json(await speech.read(found), 200, headers);
      },
    );
}
