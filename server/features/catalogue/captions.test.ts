import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Lesson } from '#core/library/catalogue.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { FIXTURES } from '../../../tests/support/houses/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

const vtt = (text: string) => `WEBVTT\n\n00:00.000 --> 00:00.500\n${text}\n`;

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({
    files: {
      'courses/talk/course.md': '---\nlanguage: de\n---\nA talk.\n',
      'courses/talk/01 Watch.mp4': FIXTURES.mp4,
      'courses/talk/01 Watch.en.sdh.srt': '1\n00:00:00,000 --> 00:00:00,500\n(Wind) Hello\n',
      'courses/talk/01 Watch.de.vtt': vtt('Hallo'),
      'courses/talk/01 Watch.vtt': vtt('Hoi'),
      'courses/talk/02 Open.md': '---\nsample: true\n---\n',
      'courses/talk/02 Open.mp4': FIXTURES.mp4,
      'courses/talk/02 Open.fr.vtt': vtt('Bonjour'),
      'courses/talk/02 Open.it.vtt': vtt('Ciao'),
    },
  });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const CAPTIONS = [
  { language: 'de', url: '/media/talk.watch.captions-de' },
  { language: null, url: '/media/talk.watch.captions' },
  { language: 'en', url: '/media/talk.watch.captions-en' },
];

it('captions come by language, the transcript first', async () => {
  const episode = await expectJson<PlayerEpisode>(await learner.call('GET', '/api/episodes/talk.watch'));
  const lesson = await expectJson<Lesson>(await learner.call('GET', '/api/courses/talk/lessons/talk.watch'));
  for (const { captions, transcriptUrl } of [episode, lesson]) {
    expect(captions).toEqual(CAPTIONS);
    expect(transcriptUrl).toBe(CAPTIONS[0]?.url);
  }
});

it('each of them is served', async () => {
  const responses = await Promise.all(CAPTIONS.map(({ url }) => learner.call('GET', url)));
  expect(responses.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)).toEqual(CAPTIONS.map(() => '200 text/vtt'));
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(texts.map((text) => text.trim().split('\n').at(-1))).toEqual(['Hallo', 'Hoi', '(Wind) Hello']);
});

it('a visitor reads those of a sample, and no others', async () => {
  const { captions } = await expectJson<PlayerEpisode>(await call(study.app, 'GET', '/api/episodes/talk.open'));
  expect(captions.map(({ language }) => language)).toEqual(['fr', 'it']);
  for (const { url } of captions) expect((await call(study.app, 'GET', url)).status).toBe(200);
  for (const { url } of CAPTIONS) await expectProblem(await call(study.app, 'GET', url), 401, 'not_signed_in');
});
