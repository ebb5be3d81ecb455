import { expect, test } from 'vitest';
import { readLanguage } from './language-code.ts';

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['eng', 'en'],
  ['ger', 'de'],
  ['deu', 'de'],
  ['fre', 'fr'],
  ['chi', 'zh'],
  ['pt-BR', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['zh-hans', 'zh-Hans'],
  ['es-419', 'es-419'],
  ['por-BR', 'pt-BR'],
  ['fil', 'fil'],
  ['English', 'en'],
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['Français', 'fr'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Portuguese (Brazil)', 'pt-BR'],
  ['Simplified Chinese', 'zh-Hans'],
])('%s is %s', (text, code) => {
  expect(readLanguage(text)).toBe(code);
});

test.each(['', 'und', 'mul', 'zz', 'cut', 'new', 'sdh', 'forced', 'commentary', 'en-forced', 'x'.repeat(500), null, undefined])(
  '%s is none',
  (text) => {
    expect(readLanguage(text)).toBeNull();
  },
);
