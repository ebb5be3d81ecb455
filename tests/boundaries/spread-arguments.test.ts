import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * Where a list is spread as the arguments of a call, and what bounds it. Each argument takes a place on the stack, which holds
 * some 120,000: what a folder, a file or a learner decides the length of is gone through one by one, or joined with `concat`.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  'core/assessment/': 'answers of one assessment, and what is written for them',
  'core/coach/': 'sentences of one message',
  'core/days/profile-notes.ts': 'the points of one drawing',
  'core/drawing/': 'the points of one drawing',
  'core/goals/choose-next-steps.ts': 'steps that are offered at once',
  'core/iq/': 'parts of one item, or items of one test',
  'core/language/classifier.ts': 'classes of one classifier',
  'core/library/source/nearest-key.ts': 'letters of a word that is known',
  'core/player/control/queue-decisions.ts': 'what one decision does',
  'core/player/media/reduce-media.ts': 'what one event tells',
  'core/records/outbox.ts': 'records that wait, 50 at the most',
  'core/skills/find-skills.ts': 'names of skills',
  'core/transcript/passages.ts': 'cues of one passage',
  'scripts/iq/': 'items and answers of a run that its own settings bound',
  'server/db/sqlite-handle.ts': 'parameters of one statement, of which SQLite takes 32,766',
  'server/features/assessments/queries.ts': 'the two values of a cursor',
  'server/features/lessons/queries.ts': 'attempts that are kept of one quiz',
  'server/features/own-data/export/told-fields.ts': 'the fields of one row',
  'server/library/read/item-assets.ts': 'the last three names of a path',
  'server/log.ts': 'arguments of one call, as they were written',
  'server/planner/open-passages.ts': 'marks that end a sentence',
  'web/features/assessment/': 'answers of one assessment',
  'web/features/iq/': 'parts of one item, or items of one test',
  'web/features/player/video/': 'captions of one film, and the two numbers of a step',
  'web/player/': 'arguments of one call, as they were written; elements of one player',
};

const isIn = (file: string) => (place: string) => (place.endsWith('/') ? file.startsWith(place) : file === place);

/** Lines of a file that spread a list as arguments. */
function findSpread(file: string, source: string): string[] {
  const found: string[] = [];
  if (!source.includes('...')) return found;
  const look = (call: { arguments: readonly { type: string; start: number; end: number }[] }) => {
    for (const { type, start, end } of call.arguments) if (type === 'SpreadElement') found.push(source.slice(start, end));
  };
  new Visitor({ CallExpression: look, NewExpression: look }).visit(parseSync(file, source).program);
  return found;
}

it('a list is spread as arguments only where something bounds it', { timeout: 60_000 }, () => {
  const sources = globSync(
    ['core', 'server', 'scripts', 'web'].map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: ROOT },
  );
  const files = sources.map((file) => file.replaceAll(path.sep, '/')).filter((file) => !/\.(?:test|contract)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1500);
  const spread = files.flatMap((file) => findSpread(file, readFileSync(path.join(ROOT, file), 'utf8')).map((list) => ({ file, list })));
  const places = Object.keys(BOUNDED);
  expect(spread.filter(({ file }) => !places.some(isIn(file)))).toEqual([]);
  // A place that spreads nothing any more is none.
  expect(places.filter((place) => !spread.some(({ file }) => isIn(file)(place)))).toEqual([]);
});

it.each(['a.push(...b);', 'Math.max(0, ...b);', 'new Highlight(...b);', 'a?.b.splice(0, 1, ...c());', 'f(...(await g()));'])(
  '%s is found',
  (line) => expect(findSpread('a.ts', line)).toHaveLength(1),
);
it.each(['[...a, ...b];', 'f([...a]);', 'f({ ...a });', 'a.concat(b);'])('%s is none', (line) =>
  expect(findSpread('a.ts', line)).toEqual([]),
);
