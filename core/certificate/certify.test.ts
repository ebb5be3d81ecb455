import { describe, expect, it } from 'vitest';
import { certify, listOpen, type CertifiedLesson } from './certify.ts';

const LESSON: CertifiedLesson = {
  title: 'Look',
  durationSec: 100,
  isFinished: true,
  playedSec: 80,
  positionSec: null,
  heard: null,
  check: null,
};
const CHECK: CertifiedLesson = { ...LESSON, title: 'Check', playedSec: 0, check: { fraction: 0.8, passed: true } };

describe('a course', () => {
  it('is open where a lesson or a quiz is not finished', () => {
    const begun = { ...LESSON, title: 'Begun', isFinished: false };
    const tried = { ...CHECK, title: 'Tried', isFinished: false, check: { fraction: 0.6, passed: false } };
    expect(listOpen([LESSON, begun, CHECK, tried]).map(({ title }) => title)).toEqual(['Begun', 'Tried']);
  });
});

describe('a certificate', () => {
  it('says what was seen: lessons, seconds, and each quiz at its best', () => {
    expect(certify([LESSON, { ...LESSON, playedSec: 20.4, heard: [[0, 60]] }, CHECK])).toEqual({
      lessons: 3,
      marked: 0,
      spentSec: 100,
      checks: [{ title: 'Check', fraction: 0.8, passed: true }],
    });
  });
  it('counts as marked what was played or read for less than half of its length', () => {
    const played = (playedSec: number) => certify([{ ...LESSON, playedSec }]).marked;
    expect([0, 10, 49.9, 50, 100].map(played)).toEqual([1, 1, 1, 0, 0]);
    expect(certify([{ ...LESSON, playedSec: 30, heard: [[0, 90]] }]).marked).toBe(0);
  });
  it('counts no more of a lesson than four times its length', () => {
    const spent = (durationSec: number) => certify([{ ...LESSON, durationSec, playedSec: 86_400 }]).spentSec;
    expect([100, 0].map(spent)).toEqual([400, 3600]);
  });
  it('counts as marked a quiz that was not passed', () => {
    const marked = { ...CHECK, check: { fraction: 0.2, passed: false } };
    expect(certify([marked, CHECK])).toMatchObject({ marked: 1, checks: [{ fraction: 0.2, passed: false }, { passed: true }] });
  });
});
