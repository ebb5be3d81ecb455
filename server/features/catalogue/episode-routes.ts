import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import type { EpisodeDetail } from '#core/player/episode.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { matchesTag } from '../../http/etag.ts';
import { Problem } from '../../http/problem.ts';
import type { SessionEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { presentEpisode, presentQueueEntry, presentSpoken } from '../../catalogue/present.ts';
import { findPlayables, isSpeakable, isSpokenId, listUnits, type Playable } from '../../catalogue/queries.ts';
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

  /** A visitor may hear samples; whether other units exist is not theirs to know. */
  const requirePlayable = async (id: string, isLearner: boolean): Promise<Playable> => {
    const [found] = await findPlayables(house, [id]);
    if (!isLearner && found?.unit.sample !== 1) throw new Problem('not_signed_in', 'Sign in to play this.');
    if (!found) throw new Problem('not_found');
    return found;
  };

  return new Hono<SessionEnv>()
    .get('/episodes', describe('GET /episodes', 'What the queue shows of these units'), validate('query', IdList), async (c) => {
      const found = await findPlayables(house, c.req.valid('query').ids);
      const shown = found.filter((playable) => {
        const isMine = c.var.learner !== null || playable.unit.sample === 1;
        return isMine && (!isSpokenId(playable) || isSpeakable(playable.unit));
      });
      return c.json({ items: shown.map((playable) => presentQueueEntry(playable, speech.peek(playable))) });
    })
    .get('/episodes/:id', describe('GET /episodes/:id', 'Anything that can be played, as the player takes it'), async (c) => {
      const found = await requirePlayable(c.req.param('id'), c.var.learner !== null);
      const { unit, item } = found;
      const units = await listUnits(house, item.id);
      const siblings = c.var.learner ? units : units.filter((sibling) => sibling.sample === 1);
      const episode = isSpokenId(found) ? presentSpoken(found, siblings, await speech.read(found)) : presentEpisode(unit, item, siblings);
      return c.json({ ...episode, html: unit.html } satisfies EpisodeDetail);
    })
    .get(
      '/episodes/:id/speech',
      compress(),
      describe('GET /episodes/:id/speech', 'The sentences of a text that is read aloud'),
      async (c) => {
        const found = await requirePlayable(c.req.param('id'), c.var.learner !== null);
        if (!isSpokenId(found)) throw new Problem('not_found', 'This is not read aloud.');
        const etag = speechTag(found);
        const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
        if (isSpeakable(found.unit) && matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
        return c.json(await speech.read(found), 200, headers);
      },
    );
}
