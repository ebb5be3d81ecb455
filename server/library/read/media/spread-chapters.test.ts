import { expect, test } from 'vitest';
import type { UnitContent } from '../item-content.ts';
import type { UnitReading } from '../read-unit.ts';
import { spreadChapters } from './spread-chapters.ts';

const file = (title: string, durationSec: number, more: Partial<UnitReading> = {}): UnitReading => ({
  unit: {
    declaredId: null,
    idFile: '',
    path: '',
    slugSource: '',
    section: null,
    title,
    kind: 'audio',
    durationSec,
    media: null,
    transcripts: [],
    pictures: [],
    downloads: [],
    html: null,
    description: '',
    skills: [],
    chapters: [],
    quiz: null,
    toc: null,
    sample: false,
    fingerprint: '',
  } satisfies UnitContent,
  tags: null,
  book: null,
  picture: null,
  nfo: null,
  name: { title, season: null, episode: null },
  titleSource: 'name',
  hasOwnChapters: false,
  downloadNames: [],
  linkedFiles: [],
  dueMs: null,
  ...more,
});
const show = (readings: UnitReading[]) =>
  readings.map(({ unit }) => [unit?.title, ...(unit?.chapters ?? []).map(({ title, startSec }) => `${startSec} ${title}`)]);
const at = (...starts: number[]) => starts.map((startSec, i) => ({ title: `C${i + 1}`, startSec }));

test('each chapter goes to the file in which it begins, counted from there', () => {
  const files = [file('a', 100), file('b', 100)];
  spreadChapters(at(0, 50, 120, 150), files);
  expect(show(files)).toEqual([
    ['a', '0 C1', '50 C2'],
    ['b', '20 C3', '50 C4'],
  ]);
});

test('a file that is one chapter takes its name, unless it has one', () => {
  const files = [file('a', 100), file('b', 100, { titleSource: 'content' }), file('c', 100)];
  // Measured by another program: a little early.
  spreadChapters(at(0, 99.9, 199.8), files);
  expect(show(files)).toEqual([['C1'], ['b'], ['C3']]);
});

test('chapters that somebody wrote beside a file stay', () => {
  const files = [file('a', 100, { hasOwnChapters: true })];
  spreadChapters(at(0, 50), files);
  expect(show(files)).toEqual([['a']]);
});
