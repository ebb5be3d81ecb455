import type { Certificate } from './certificate.ts';

/** A lesson of the course, as far as a learner has come in it. */
export interface CertifiedLesson {
  readonly title: string;
  readonly durationSec: number;
  /** Marked as done, by the learner or by reaching its end. */
  readonly isCompleted: boolean;
  /** Seconds really played or read. */
  readonly playedSec: number;
  /** Of a quiz: the best share of right answers, null when it was never answered. */
  readonly check: { readonly fraction: number | null; readonly passed: boolean } | null;
}

/** Below this share of its length nobody has seen a lesson. */
const SEEN_FRACTION = 0.1;

/** Heard again and again, with pauses: time beyond so many lengths of a lesson is not spent on it. */
const MAX_TIMES = 4;

/** For how long a lesson is taken of which the length is not known, as that of a quiz. */
const UNKNOWN_LENGTH_SEC = 900;

const spentOn = ({ playedSec, durationSec }: CertifiedLesson): number =>
  Math.min(playedSec, MAX_TIMES * (durationSec || UNKNOWN_LENGTH_SEC));

const isDone = ({ isCompleted, check }: CertifiedLesson): boolean => isCompleted || check?.passed === true;

/** Lessons that are still to be done, in their order. */
export const listOpen = (lessons: readonly CertifiedLesson[]): CertifiedLesson[] => lessons.filter((lesson) => !isDone(lesson));

/** What a certificate says of a course in which nothing is open. */
export function certify(lessons: readonly CertifiedLesson[]): Pick<Certificate, 'lessons' | 'marked' | 'spentSec' | 'checks'> {
  const isMarked = ({ check, playedSec, durationSec }: CertifiedLesson): boolean =>
    check ? !check.passed : playedSec < durationSec * SEEN_FRACTION;
  return {
    lessons: lessons.length,
    marked: lessons.filter(isMarked).length,
    spentSec: Math.round(lessons.reduce((sum, lesson) => sum + spentOn(lesson), 0)),
    checks: lessons.flatMap(({ title, check }) => (check ? { title, ...check } : [])),
  };
}
