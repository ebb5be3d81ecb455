import { expect, test } from 'vitest';
import { parseCaptionName, type CaptionName } from './file-name-captions.ts';

const STEMS = new Set(['film', 'Mr. Smith', 'lesson.one']);
const PLAIN: CaptionName = { stem: 'film', language: null, isForced: false, isForImpaired: false, isDefault: false, label: null };

test.each<[string, Partial<CaptionName>]>([
  ['film', {}],
  ['film.en', { language: 'en' }],
  ['film.ger', { language: 'de' }],
  ['film.German', { language: 'de' }],
  ['film.en.sdh', { language: 'en', isForImpaired: true }],
  ['film.en.cc', { language: 'en', isForImpaired: true }],
  ['film.sdh.en', { language: 'en', isForImpaired: true }],
  ['film.pt-BR.forced', { language: 'pt-BR', isForced: true }],
  ['film.default.pt_br', { language: 'pt-BR', isDefault: true }],
  ['film.foreign', { isForced: true }],
  ['film.DEFAULT.FORCED', { isForced: true, isDefault: true }],
  ['film.hi', { language: 'hi' }],
  ['film.en.hi', { language: 'en', isForImpaired: true }],
  ['film.hi.en', { language: 'en', isForImpaired: true }],
  ['film.fr.en', { language: 'en', label: 'fr' }],
  ['film.English Commentary.en.forced', { language: 'en', isForced: true, label: 'English Commentary' }],
  ['film.extended cut', { label: 'extended cut' }],
  ['Mr. Smith', { stem: 'Mr. Smith' }],
  ['Mr. Smith.zh-Hans', { stem: 'Mr. Smith', language: 'zh-Hans' }],
  ['lesson.one.de', { stem: 'lesson.one', language: 'de' }],
])('%s', (name, expected) => {
  expect(parseCaptionName(name, (stem) => STEMS.has(stem))).toEqual({ ...PLAIN, ...expected });
});

test('captions of nothing', () => {
  expect(parseCaptionName('other.en', (stem) => STEMS.has(stem))).toBeNull();
  expect(parseCaptionName('films.en', (stem) => STEMS.has(stem))).toBeNull();
});
