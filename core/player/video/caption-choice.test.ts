import { describe, expect, it } from 'vitest';
import { captionLanguage, chooseCaption, nameCaption } from './caption-choice.ts';

const choose = (languages: readonly (string | null)[], chosen: string | null, browser: readonly string[]): string | null => {
  const caption = chooseCaption(
    languages.map((language) => ({ language })),
    chosen,
    browser,
  );
  return caption && captionLanguage(caption);
};

describe('which captions are shown', () => {
  it.each([
    ['the choice before the browser', ['en', 'de', 'fr'], 'fr', ['de'], 'fr'],
    ['the browser where the choice is not there', ['en', 'de'], 'fr', ['de-AT', 'en'], 'de'],
    ['the first of the browser’s languages that there is', ['en', 'de', 'fr'], null, ['it', 'fr-CA', 'de'], 'fr'],
    ['the library’s first where nothing fits', ['en', 'de'], 'fr', ['it'], 'en'],
    ['the library’s first where the browser says nothing', ['de', 'en'], null, [], 'de'],
    ['the very form of a language', ['pt-PT', 'pt-BR'], null, ['pt-BR'], 'pt-BR'],
    ['the general form before another country’s', ['en-GB', 'en'], null, ['en-US'], 'en'],
    ['another country’s before nothing', ['de', 'en-GB'], null, ['en-US'], 'en-GB'],
    ['the same script', ['zh-Hans', 'zh-Hant'], null, ['zh-TW'], 'zh-Hant'],
    ['tags in any case', ['en', 'pt-BR'], null, ['pt-br'], 'pt-BR'],
    ['captions of no said language, when they were chosen', ['en', null], 'und', ['en'], 'und'],
    ['no said language as the first', [null, 'de'], null, ['en'], 'und'],
    ['English for nobody who chose what is unknown', ['de', 'en'], 'und', ['fr'], 'de'],
    ['nothing unknown for what is no language', ['de', null], 'no language at all', [], 'de'],
    ['the first, whatever the browser kept', ['de', 'en'], 'no language at all', ['*', ''], 'de'],
  ])('%s', (_, languages, chosen, browser, shown) => {
    expect(choose(languages, chosen, browser)).toBe(shown);
  });

  it('is none where there are none', () => {
    expect(choose([], 'en', ['en'])).toBeNull();
  });
});

it('names languages in that of the page', () => {
  expect(['de', 'pt-BR', 'es-419', null].map((language) => nameCaption(language, 'en'))).toEqual([
    'German',
    'Brazilian Portuguese',
    'Latin American Spanish',
    'Captions',
  ]);
  expect(nameCaption('en', 'de')).toBe('Englisch');
});
