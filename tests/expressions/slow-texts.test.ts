import { expect, it } from 'vitest';
import { SPOKEN } from '../support/samples/spoken-words.ts';
import { endSession, openSession, planTurn } from '#core/coach/plan-turn.ts';
import type { SaidMessage } from '#core/coach/plan/turn-plan.ts';
import { COACH_MODES, type CoachMode } from '#core/practice/modes.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import { foldText } from '#core/fold-text.ts';
import { foldText as foldForReading } from '#core/reader/fold-text.ts';
import { cleanText } from '#core/plain-text.ts';
import { parseUnitName } from '#core/library/names/file-name.ts';
import { NOTHING_CONFIRMED } from '#core/assessment/confirmed.ts';
import { ownWordsOf } from '#core/assessment/own-words.ts';
import { findGround } from '#core/assessment/plan/ground.ts';
import { makePlan } from '#core/assessment/plan/make-plan.ts';
import { toProfile } from '#core/assessment/to-profile.ts';
import { readAllSafety } from '#core/coach/safety/read-safety.ts';
import { plainFinder } from '../support/samples/plain-finder.ts';
import { AssessmentInput } from '#core/assessment/answers.ts';
import { escapeLine, quoteLines } from '#core/escape-markdown.ts';
import { GoalInput } from '#core/goals/goal.ts';
import { readIfThen } from '#core/goals/if-then.ts';
import { recallLine } from '#core/goals/recall-line.ts';
import { parseTranscript } from '#core/transcript/parse-transcript.ts';
import { findOffsets, splitWords } from '#server/db/full-text.ts';
import { readCueChapters } from '#server/library/read/media/cue-sheet.ts';
import { readNfo } from '#server/library/read/metadata/nfo-metadata.ts';
import { ChaptersFile } from '#server/library/read/read-sidecars.ts';
import { parseJson, parseYaml } from '#server/library/read/text/parse-yaml.ts';
import { renderMarkdown } from '#server/library/read/text/render-markdown.ts';
import { sanitiseCss } from '#server/library/sanitise/sanitise-css.ts';

const NOBODY = { emergency: null, channel: null };
const TODAY = '2026-05-01';
const { matcher } = await plainFinder();
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
  const opened = openSession({ mode, context, seed: 'a', ...none, goal: null, continued: null }, NOBODY, SPOKEN);
  const opening = { ...message('1', 'assistant', opened.words), asked: opened.asked };
  return (text: string) => {
    const said = [opening, message('2', 'user', text)];
    const { evaluation } = planTurn({ mode, context, seed: 'a', said, attempts: [], ...none, earlier: null }, NOBODY, SPOKEN);
    endSession({ id: 'a', mode, context, said: [opening, { ...message('2', 'user', text), evaluation }], minutes: 1 }, SPOKEN);
  };
}

/** Own words in each of the three lists, as many and as long as they may be. */
function assess(text: string): void {
  const words = Array.from({ length: 8 }, (_, n) => text.slice(n, n + 200));
  const answers = (['interests', 'goals', 'challenges'] as const).map((questionId) => ({ questionId, answer: words }));
  const given = AssessmentInput.safeParse({ answers });
  if (!given.success) return;
  const profile = toProfile(given.data.answers);
  readAllSafety(ownWordsOf(profile));
  const meant = profile.goals.map((words) => ({ questionId: 'goals' as const, text: words, meaning: new Float32Array(512) }));
  makePlan(profile, TODAY, findGround(profile, NOTHING_CONFIRMED, matcher, meant));
}

const keepGoal = (text: string): unknown =>
  GoalInput.safeParse({ text: text.slice(0, 300), measure: text.slice(0, 300), ifThen: text.slice(0, 300) });

/** What cannot be read is said in time as well. */
function tryTo(read: () => unknown): void {
  try {
    read();
  } catch {
    return;
  }
}

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ...COACH_MODES.map((mode) => [`a talk of ${mode}`, talk(mode)] as const),
  ['safety', readSafety],
  ['an assessment, in own words,', assess],
  ['a goal', keepGoal],
  ['a line of "if ..., then ..."', readIfThen],
  ['a line that is recalled, of at most 500 letters,', (text) => recallLine(text.slice(0, 500), text.slice(0, 490))],
  ['a note in a file', (text) => [escapeLine(text), quoteLines(text)]],
  [
    'a search',
    (text) =>
      findOffsets(
        text,
        splitWords(text).map((word) => ({ word, isWhole: false })),
      ),
  ],
  ['search', foldText],
  ['the reader', foldForReading],
  ['what is written', cleanText],
  ['the importer, in front matter,', (text) => tryTo(() => parseYaml(`title: ${text}`))],
  ['the importer, in Markdown,', (text) => tryTo(() => renderMarkdown(text, { findImage: () => null, findDownload: () => null }))],
  ['the importer, in cue sheets,', (text) => readCueChapters(`FILE "a" WAVE\n  TRACK 01 AUDIO\n    TITLE ${text}`)],
  [
    'the importer, in chapters,',
    (text) => tryTo(() => ChaptersFile.safeParse(parseJson(JSON.stringify([{ startTime: 0, title: text }])).value)),
  ],
  ['the importer, in WebVTT,', (text) => parseTranscript(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`, 'vtt')],
  ['the importer, in SubRip,', (text) => parseTranscript(`1\n00:00:00,000 --> 00:00:01,000\n${text}`, 'srt')],
  ['the importer, in NFO files,', (text) => tryTo(() => readNfo(`<movie><title>${text}</title></movie>`, () => {}))],
  ['the importer, in style sheets,', sanitiseCss],
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
