import { expect, it } from 'vitest';
import { endSession, openSession, planTurn } from '#core/coach/plan-turn.ts';
import type { SaidMessage } from '#core/coach/plan/turn-plan.ts';
import { COACH_MODES, type CoachMode } from '#core/practice/modes.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import { foldText } from '#core/fold-text.ts';
import { foldText as foldForReading } from '#core/reader/fold-text.ts';
import { cleanText } from '#core/plain-text.ts';
import { parseUnitName } from '#core/library/names/file-name.ts';

const NOBODY = { emergency: null, channel: null };
/** A text may take so many times what plain sentences of its length take; squared work takes hundreds. */
const RATIO = 25;
const TRIES = 3;

const FILLINGS = [
  ...[
    'm',
    'hm ',
    'mm, ',
    ' ',
    '\t',
    '\n',
    '\t ',
    '.',
    '. ',
    ': ',
    ',',
    '!',
    '-',
    '‘',
    '“',
    '"',
    '(',
    '<',
    '{<',
    '&',
    '1',
    '1:',
    '\u00aa',
    '\ufdfa',
  ],
  ...[
    'ok ',
    'please ',
    'coach ',
    'and ',
    'i ',
    'i ill ',
    'i o ill ',
    'so i ',
    'he told the ',
    'either ',
    'should i ',
    'boss ',
    'if he ',
    'when ',
  ],
  ...[
    'want to ',
    'from now on ',
    'I will know when ',
    'how many ',
    'instead of git',
    'my son o ',
    'the ',
    'nobody turned ',
    'is it ok now ',
  ],
];
const PLAIN = 'We talked about the plan at work, and my manager said that it was late again. I asked why. ';

const fill = (text: string, chars: number, end: string): string => text.repeat(Math.ceil(chars / text.length)).slice(0, chars - 1) + end;

function leastUs(work: () => unknown, enoughUs: number): number {
  let least = Infinity;
  for (let n = 0; n < TRIES && least > enoughUs; n++) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

const message = (id: string, role: SaidMessage['role'], content: string): SaidMessage => ({
  id,
  role,
  content,
  asked: null,
  evaluation: null,
});

function talk(mode: CoachMode) {
  const context = mode === 'interview' ? { question: 'Tell me about a time when you failed.' } : {};
  const none = { weakSpots: [], askedBefore: [] };
  const opened = openSession({ mode, context, seed: 'a', ...none, goal: null, continued: null }, NOBODY);
  const opening = { ...message('1', 'assistant', opened.words), asked: opened.asked };
  return (text: string) => {
    const said = [opening, message('2', 'user', text)];
    const { evaluation } = planTurn({ mode, context, seed: 'a', said, attempts: [], ...none, earlier: null }, NOBODY);
    endSession({ id: 'a', mode, context, said: [opening, { ...message('2', 'user', text), evaluation }], minutes: 1 });
  };
}

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ...COACH_MODES.map((mode) => [`a talk of ${mode}`, talk(mode)] as const),
  ['safety', readSafety],
  ['search', foldText],
  ['the reader', foldForReading],
  ['what is written', cleanText],
  ['the importer, in names of at most 255 letters,', (text) => parseUnitName(text.slice(0, 255))],
];

it.each(READERS)('%s reads any text in time', { timeout: 300_000 }, (_, read) => {
  const slow: string[] = [];
  for (const chars of [400, 10_000]) {
    read(fill(PLAIN, chars, '.'));
    const plainUs = Math.max(
      3000,
      leastUs(() => read(fill(PLAIN, chars, 'x')), 0),
    );
    for (const filling of FILLINGS)
      for (const end of ['x', '\0']) {
        const us = leastUs(() => read(fill(filling, chars, end)), RATIO * plainUs);
        if (us > RATIO * plainUs) slow.push(`${chars} letters of ${JSON.stringify(filling)}: ${us} µs, plain ones ${plainUs}`);
      }
  }
  expect(slow).toEqual([]);
});
