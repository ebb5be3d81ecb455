import type { Learner } from '#core/account/learner.ts';
import { certify, listOpen, type CertifiedLesson } from '#core/certificate/certify.ts';
import { isFinished } from '#core/progress/finished.ts';
import { writeInstant } from '#core/progress/instant.ts';
import { countOf } from '#core/words.ts';
import type { ItemRow } from '../../catalogue/items.ts';
import { listUnits } from '../../catalogue/units.ts';
import type { CertificateTable } from '../../db/tables/study.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { findQuizRecords } from '../lessons/queries.ts';
import { findFinish, listItemPlaces } from '../progress/queries.ts';
import { makeCode } from './certificate-code.ts';
import { addCertificate, findCertificateOf } from './queries.ts';

/**
 * The learner's certificate of a course: the one there is, else a new one.
 * @throws {Problem} 409 while something of the course is open
 */
export async function issueCertificate(house: House, learner: Learner, course: ItemRow): Promise<CertificateTable> {
  const issued = await findCertificateOf(house, learner.id, course.id);
  if (issued) return issued;
  const lessons = await readLessons(house, learner, course.id);
  const open = listOpen(lessons);
  if (open.length > 0) throw new Problem('conflict', sayOpen(open, lessons.length));
  const finishedAt = writeInstant(await findFinish(house, learner.id, course.id));
  const facts = { name: learner.name, courseTitle: course.title, author: course.author, finishedAt, ...certify(lessons) };
  const row = { code: makeCode(), userId: learner.id, itemId: course.id, facts: JSON.stringify(facts), issuedAt: house.now() };
  return addCertificate(house, row);
}

/** "The course is not finished yet: 7 of 8 lessons are done; “Check your thinking” is still to do." */
function sayOpen([first, ...more]: readonly CertifiedLesson[], all: number): string {
  const done = all - more.length - 1;
  const isOne = done === 1 || all === 1;
  const named = `“${first?.title}”${more.length === 0 ? ' is' : ` and ${more.length} more are`} still to do`;
  return `The course is not finished yet: ${done === 0 ? 'none' : done} of ${countOf(all, 'lesson')} ${isOne ? 'is' : 'are'} done; ${named}.`;
}

async function readLessons(house: House, learner: Learner, courseId: string): Promise<CertifiedLesson[]> {
  const units = await listUnits(house, courseId);
  const places = new Map((await listItemPlaces(house, learner.id, courseId)).map((place) => [place.unitId, place]));
  const quizIds = units.filter(({ quiz }) => quiz !== null).map(({ id }) => id);
  const records = await findQuizRecords(house, learner.id, quizIds);
  return units.map(({ id, title, durationSec, quiz }) => {
    const record = records.get(id)?.record;
    const place = places.get(id);
    return {
      title,
      durationSec,
      isFinished: place !== undefined && isFinished(place),
      playedSec: place?.playedSec ?? 0,
      positionSec: place?.positionSec ?? null,
      heard: place?.heard ?? null,
      check: quiz === null ? null : { fraction: record?.bestFraction ?? null, passed: record?.passed ?? false },
    };
  });
}
