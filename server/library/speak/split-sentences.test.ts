import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenLength } from '#core/player/speech/speech-text.ts';
import { createSentenceSplitter, MAX_SENTENCE, toKnownLanguage } from './split-sentences.ts';

const split = (text: string, language = 'en') => createSentenceSplitter(language)(text);

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['   ', []],
    ['One.', ['One.']],
    ['No end', ['No end']],
    ['First one. Second one! Third one? Yes.', ['First one.', 'Second one!', 'Third one?', 'Yes.']],
    // Abbreviations and numbers.
    ['Dr. Smith met Mrs. Vale. They spoke.', ['Dr. Smith met Mrs. Vale.', 'They spoke.']],
    ['Use a cue, e.g. Monday. Then go.', ['Use a cue, e.g. Monday.', 'Then go.']],
    ['See No. 5 and Fig. 3. It holds.', ['See No. 5 and Fig. 3.', 'It holds.']],
    ['Will you? No. I will not.', ['Will you?', 'No.', 'I will not.']],
    ['See vol. IV. It is long.', ['See vol. IV.', 'It is long.']],
    ['It costs 3.50 or 1,000. Pay.', ['It costs 3.50 or 1,000.', 'Pay.']],
    ['We met at 5 p.m. He left.', ['We met at 5 p.m.', 'He left.']],
    ['Pens, paper, etc. Then begin.', ['Pens, paper, etc.', 'Then begin.']],
    // Initials.
    ['J. R. R. Tolkien wrote it. George W. Bush did not.', ['J. R. R. Tolkien wrote it.', 'George W. Bush did not.']],
    ['The U.S. Senate met. That was in the U.S. The end.', ['The U.S. Senate met.', 'That was in the U.S.', 'The end.']],
    ['So it is plan B. The other one failed.', ['So it is plan B.', 'The other one failed.']],
    ['It was Kim and I. Mum laughed.', ['It was Kim and I.', 'Mum laughed.']],
    // Quotes, brackets, dots.
    ['“Stop!” he said. “Why?” she asked.', ['“Stop!” he said.', '“Why?” she asked.']],
    ['He said: “Wait. Do not go.” Then silence.', ['He said: “Wait.', 'Do not go.”', 'Then silence.']],
    ['Good! (Really.) Next.', ['Good!', '(Really.)', 'Next.']],
    ['Well … then he left. So… maybe?', ['Well … then he left.', 'So… maybe?']],
    ['What?! No!!! Really...', ['What?!', 'No!!!', 'Really...']],
    // What stands at the beginning of list items.
    ['1. Breathe in. Hold.', ['1. Breathe in.', 'Hold.']],
    ['(a) Sit down. Wait.', ['(a) Sit down.', 'Wait.']],
    ['IV. The return', ['IV. The return']],
    // Small letters, names of firms.
    ['They use Yahoo! every day.', ['They use Yahoo! every day.']],
    ['Visit cairn.example. Then rest.', ['Visit cairn.example.', 'Then rest.']],
  ])('of %j', (text, sentences) => expect(split(text)).toEqual(sentences));

  it.each<[string, string, string[]]>([
    ['de', 'Am 3. Oktober kam Dr. Klein. Er blieb, z. B. zum Essen.', ['Am 3. Oktober kam Dr. Klein.', 'Er blieb, z. B. zum Essen.']],
    ['de', 'Das steht in Kapitel 12. Der Rest folgt.', ['Das steht in Kapitel 12.', 'Der Rest folgt.']],
    ['de', '„Halt!“ rief sie. „Warum?“', ['„Halt!“ rief sie.', '„Warum?“']],
    ['de-CH', 'Siehe S. 4 bzw. Abb. 2. Das genügt.', ['Siehe S. 4 bzw. Abb. 2.', 'Das genügt.']],
    ['fr', 'M. Dupont arrive. « Bonjour ! » dit-il. Voir p. 12.', ['M. Dupont arrive.', '« Bonjour ! » dit-il.', 'Voir p. 12.']],
    ['fr', '« Assez ! » Puis il partit.', ['« Assez ! »', 'Puis il partit.']],
    ['de', 'Sie rief: »Halt!« Dann: »Warum?« »Darum.«', ['Sie rief: »Halt!«', 'Dann: »Warum?«', '»Darum.«']],
    ['es', '¿Cómo está, Sr. López? ¡Muy bien! Gracias.', ['¿Cómo está, Sr. López?', '¡Muy bien!', 'Gracias.']],
    ['zh', '你好。今天天气很好！我们走吧？好。', ['你好。', '今天天气很好！', '我们走吧？', '好。']],
    ['ja', 'これはペンです。「はい。」と言った。', ['これはペンです。', '「はい。」', 'と言った。']],
    ['ru', 'Это дом. Он большой! Правда?', ['Это дом.', 'Он большой!', 'Правда?']],
    ['ar', 'هذا بيت. هل هو كبير؟ نعم.', ['هذا بيت.', 'هل هو كبير؟', 'نعم.']],
    ['hi', 'यह घर है। वह बड़ा है।', ['यह घर है।', 'वह बड़ा है।']],
  ])('of %s, %j', (language, text, sentences) => expect(split(text, language)).toEqual(sentences));
});

describe('a long sentence', () => {
  const clause = 'and then they went on along the river until the light was gone';
  it('is divided at its clauses, the stronger mark first', () => {
    const long = `They began at dawn, ${clause}, ${clause}; nobody spoke, ${clause}, ${clause}.`;
    const parts = split(long);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]?.endsWith(';')).toBe(true);
    expect(parts.join(' ')).toBe(long);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(MAX_SENTENCE);
  });

  it('without a mark is divided between words, and never within a number', () => {
    for (const text of ['word '.repeat(900).trim(), `${'about 1,000,000 of them '.repeat(30)}`.trim()]) {
      const parts = split(text);
      expect(parts.join(' ')).toBe(text);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(MAX_SENTENCE);
    }
  });

  it('of a script without spaces is divided between words, and by how long it takes to say', () => {
    const chinese = '我们今天下午去公园散步然后回家吃饭'.repeat(20);
    const thai = 'วันนี้อากาศดีมากเราไปเดินเล่นกัน'.repeat(20);
    for (const [language, text] of [
      ['zh', chinese],
      ['th', thai],
      ['en', 'x'.repeat(2000)],
      ['en', '🌊'.repeat(500)],
    ] as const) {
      const parts = split(text, language);
      expect(parts.join('')).toBe(text);
      for (const part of parts) {
        expect(spokenLength(part)).toBeLessThanOrEqual(MAX_SENTENCE);
        expect(part.isWellFormed()).toBe(true);
      }
    }
  });
});

describe('whatever the text', () => {
  const languages = fc.constantFrom('en', 'de', 'fr', 'zh', 'ja', 'th', 'ar', 'und', 'pl');
  const bare = (text: string) => text.replace(/\s+/g, '');
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 800 }),
    fc
      .array(
        fc.constantFrom(
          'Dr.',
          'J.',
          'No.',
          '5',
          '“Wait!”',
          'he',
          'The',
          '(',
          ')',
          'e.g.',
          '1.',
          '…',
          ';',
          'and so on,',
          '。',
          '\n',
          'z.',
          'B.',
        ),
        { maxLength: 200 },
      )
      .map((words) => words.join(' ')),
  );
  it('no character is lost, none added, no piece empty or too long', () => {
    fc.assert(
      fc.property(languages, text, (language, given) => {
        const parts = split(given, language);
        expect(bare(parts.join(''))).toBe(bare(given));
        for (const part of parts) {
          expect(part).toBe(part.trim());
          expect(part).not.toBe('');
          expect(spokenLength(part)).toBeLessThanOrEqual(MAX_SENTENCE);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('toKnownLanguage', () => {
  it.each([
    ['en', 'en'],
    ['EN-us', 'en-US'],
    ['de_CH', 'de-CH'],
    ['', 'en'],
    ['x', 'en'],
    ['not a language', 'en'],
    ['und', 'und'],
  ])('%j is %s', (given, known) => expect(toKnownLanguage(given)).toBe(known));
});
