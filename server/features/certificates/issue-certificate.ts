import type { Learner } from '#core/account/learner.ts';
import { certify, listOpen, type CertifiedLesson } from '#core/certificate/certify.ts';
import { isFinished } from '#core/progress/finished.ts';
import { writeInstant } from '#core/progress/instant.ts';
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
  const [first, ...more] = listOpen(lessons);
  if (first) {
    const rest = more.length === 0 ? '' : ` and ${more.length} more`;
    throw new Problem('conflict', `The course is not finished yet: “${first.title}”${rest} of ${lessons.length} lessons still to do.`);
  }
  const finishedAt = writeInstant(await findFinish(house, learner.id, course.id));
  const facts = { name: learner.name, courseTitle: course.title, author: course.author, finishedAt, ...certify(lessons) };
  const row = { code: makeCode(), userId: learner.id, itemId: course.id, facts: JSON.stringify(facts), issuedAt: house.now() };
  return addCertificate(house, row);
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
