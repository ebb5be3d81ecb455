import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testLongTexts } from '../../../tests/support/samples/long-texts.ts';
import { foldText } from './fold-text.ts';
import { readSafety } from './read-safety.ts';
import { RULES } from './rule.ts';
import rules from './rules.json' with { type: 'json' };
import sentences from './sentences.json' with { type: 'json' };

const explicit = Object.entries(sentences.explicit).flatMap(([kind, all]) => all.map((sentence) => [kind, sentence] as const));

describe('Danger that is said plainly', () => {
  it.each(explicit)('is %s in %j', (kind, sentence) => {
    expect(readSafety(sentence)).toMatchObject({ tier: 'explicit', kind });
  });

  it('is found in the middle of a long answer, and where it stands', () => {
    const content = `${'Last year I moved the rota to one page. '.repeat(40)}Some days I want to — kill   myself.${' We went on.'.repeat(40)}`;
    const { span } = readSafety(content);
    expect(content.slice(span?.start, span?.end)).toBe('I want to — kill   myself');
  });

  it('is found behind letters that take two units', () => {
    const content = '🪨🪨 ǅ ﬁne. I want to die 🪨';
    const { span } = readSafety(content);
    expect(content.slice(span?.start, span?.end)).toBe('I want to die');
  });

  it('counts more than what is in doubt, and danger to oneself most', () => {
    expect(readSafety('There is no way out. My boss groped me. I want to kill him. I want to die.')).toMatchObject({
      tier: 'explicit',
      kind: 'self_harm',
    });
    expect(readSafety('There is no way out. My boss groped me.')).toMatchObject({ tier: 'explicit', kind: 'harassment' });
  });
});

it.each(sentences.unclear)('is unclear in %j', (sentence) => expect(readSafety(sentence).tier).toBe('unclear'));
it.each(sentences.harmless)('is nothing in %j', (sentence) =>
  expect(readSafety(sentence)).toEqual({ tier: 'none', kind: null, span: null }),
);

describe('The rules', () => {
  it('each find one of the sentences at least', () => {
    const texts = [...Object.values(sentences.explicit).flat(), ...sentences.unclear].map((sentence) => foldText(sentence).text);
    const unheard = RULES.filter(({ pattern }) => !texts.some((text) => text.search(pattern) !== -1));
    expect(unheard.map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it('name only what is there', () => {
    const parts = [...JSON.stringify(rules).matchAll(/(?<!\?)<(\w+)>/g)].map(([, name = '']) => name);
    expect(parts.filter((name) => !(name in rules.parts))).toEqual([]);
    const groups = rules.rules.flatMap(({ unless = [], said }) => [
      ...unless,
      ...(said as readonly (string | { unless: readonly unknown[] })[]).flatMap((one) => (typeof one === 'string' ? [] : one.unless)),
    ]);
    expect(groups.filter((one) => typeof one === 'string' && !(one in rules.exceptions))).toEqual([]);
  });
});

describe('Any text', () => {
  const pieces = fc.constantFrom(
    'I',
    ' ',
    'want to',
    'kill myself',
    '"',
    "'",
    '.',
    '\n',
    'he said',
    '🪨',
    'ß',
    '\u200b',
    'not',
    'İ',
    'die',
  );

  it('is read without a failure, and what is found stands where it is said to', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((all) => all.join(' ')),
        ),
        (content) => {
          const { tier, span } = readSafety(content);
          expect(span === null).toBe(tier === 'none');
          if (!span) return;
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(content.length);
        },
      ),
    );
  });

  testLongTexts(readSafety, [
    'i ',
    'i want to ',
    'kill myself ',
    '"',
    'a',
    'i said "kill myself" ',
    'not ',
    'my ',
    '. i dont want to ',
    '\n',
    'he said ',
    'k*',
    'film i ',
  ]);
});
