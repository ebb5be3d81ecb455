import { isMarkedByHand, type Finish } from '../progress/finished.ts';
import type { Certificate } from './certificate.ts';

/** A lesson of the course, as far as a learner has come in it. */
export interface CertifiedLesson extends Omit<Finish, 'isPassed'> {
  readonly title: string;
  readonly isFinished: boolean;
  /** Of a quiz: the best share of right answers, null when it was never answered. */
  readonly check: { readonly fraction: number | null; readonly passed: boolean } | null;
}

/** Heard again and again, with pauses: time beyond so many lengths of a lesson is not spent on it. */
const MAX_TIMES = 4;

/** For how long a lesson is taken of which the length is not known, as that of a quiz. */
const UNKNOWN_LENGTH_SEC = 900;

const spentOn = ({ playedSec, durationSec }: CertifiedLesson): number =>
  Math.min(playedSec, MAX_TIMES * (durationSec || UNKNOWN_LENGTH_SEC));

/** Lessons that are still to be done, in their order. */
export const listOpen = (lessons: readonly CertifiedLesson[]): CertifiedLesson[] => lessons.filter(({ isFinished }) => !isFinished);

/** What a certificate says of a course in which nothing is open. */
export function certify(lessons: readonly CertifiedLesson[]): Pick<Certificate, 'lessons' | 'marked' | 'spentSec' | 'checks'> {
  const isMarked = ({ check, ...lesson }: CertifiedLesson): boolean => isMarkedByHand({ ...lesson, isPassed: check?.passed ?? null });
  return {
    lessons: lessons.length,
    marked: lessons.filter(isMarked).length,
    spentSec: Math.round(lessons.reduce((sum, lesson) => sum + spentOn(lesson), 0)),
    checks: lessons.flatMap(({ title, check }) => (check ? { title, ...check } : [])),
  };
}
