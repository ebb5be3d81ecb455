import { formatDuration } from '../format-time.ts';
import { KIND_WORDS } from '../library/kind-words.ts';
import { countOf } from '../words.ts';
import type { ProfileLine, ProfilePoint } from './profile-line.ts';

/** Something to say of a point of the line. */
export interface ProfileNote {
  readonly index: number;
  readonly title: string;
  /** Empty where the title says it all. */
  readonly text: string;
}

/** Every day of a week but the one that rests. */
const FULL_WEEK = 6;

/** What stands out on a line, the most telling first. Of the last point, where the learner is, the ring tells. */
export function findNotes({ step, points }: ProfileLine): ProfileNote[] {
  const behind = points.slice(0, -1);
  const notes = [findBest(behind, step), findSummit(behind), ...(step === 'week' ? [findFullWeek(behind), findAway(behind)] : [])];
  const kept: ProfileNote[] = [];
  for (const note of notes) if (note && kept.every(({ index }) => index !== note.index)) kept.push(note);
  return kept;
}

function findBest(points: readonly ProfilePoint[], step: ProfileLine['step']): ProfileNote | null {
  const most = Math.max(0, ...points.map(({ seconds }) => seconds));
  // The best of one is no best.
  if (points.filter(({ seconds }) => seconds >= 60).length < 2) return null;
  const index = points.findIndex(({ seconds }) => seconds === most);
  const [work] = points[index]?.finished ?? [];
  return { index, title: `Best ${step}, ${formatDuration(most)}`, text: work ? `finished ${work.title}` : '' };
}

function findSummit(points: readonly ProfilePoint[]): ProfileNote | null {
  const index = points.findIndex(({ finished }) => finished.length > 0);
  const [work] = points[index]?.finished ?? [];
  return work ? { index, title: 'First summit', text: `${work.title}, ${KIND_WORDS[work.kind].one.toLowerCase()}` } : null;
}

function findFullWeek(points: readonly ProfilePoint[]): ProfileNote | null {
  const index = points.findIndex(({ stones }) => stones >= FULL_WEEK);
  return index < 0 ? null : { index, title: 'First full week', text: countOf(points[index]?.stones ?? 0, 'stone') };
}

/** The longest stretch without anything that somebody came back from. */
function findAway(points: readonly ProfilePoint[]): ProfileNote | null {
  const isEmpty = ({ stones }: ProfilePoint): boolean => stones === 0;
  let longest = { from: 0, count: 0 };
  let from = points.findIndex((point) => !isEmpty(point));
  for (const [i, point] of points.entries()) {
    if (isEmpty(point) || i < from) continue;
    if (i - from - 1 > longest.count) longest = { from: from + 1, count: i - from - 1 };
    from = i;
  }
  if (longest.count === 0) return null;
  return { index: longest.from + Math.floor(longest.count / 2), title: 'Away', text: countOf(longest.count, 'week') };
}
