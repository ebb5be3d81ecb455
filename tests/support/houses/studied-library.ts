import { learnerId } from './learner-id.ts';
import { NOW, openTestLibrary, QUIZ_YAML, type Files, type TestLibrary } from './library-fixtures.ts';

const LEARNER = learnerId('robin');

interface Place {
  seconds?: number;
  observedAt?: number;
  completed?: number;
  playedSec?: number;
}

/** A course of two lessons and a quiz, unlike any other. */
export const makeCourse = (folder: string, words: string): Files => ({
  [`courses/${folder}/01 First.md`]: `First about ${words}.`,
  [`courses/${folder}/02 Second.md`]: `Second about ${words}.`,
  [`courses/${folder}/03 Check.quiz.yaml`]: QUIZ_YAML.replace('Because', `Because of ${words}`),
});

/** What a learner finds of a course once studied, and of one never opened. */
export const ALL = {
  places: ['02 Second.md', '03 Check.quiz.yaml'],
  notes: ['02 Second.md'],
  attempts: ['03 Check.quiz.yaml'],
  certificate: true,
  favorite: true,
};
export const NOTHING = { places: [], notes: [], attempts: [], certificate: false, favorite: false };

/** A library with a learner in it. */
export async function openStudiedLibrary(files: Files) {
  const library = await openTestLibrary(files);
  const { db } = library;
  const at = new Date(NOW).toISOString();
  await db
    .insertInto('user')
    .values({ id: LEARNER, name: 'Robin', email: 'robin@example.org', emailVerified: 0, image: null, createdAt: at, updatedAt: at })
    .execute();
  let imports = 0;
  const scan = () => library.import({ now: NOW + ++imports * 1000 });
  await scan();

  /** The learner gets somewhere in a unit. */
  const listen = (unitId: string, { seconds: positionSec = 60, observedAt = NOW, completed = 0, playedSec = 60 }: Place = {}) => {
    const [itemId = ''] = unitId.split('.');
    const fraction = positionSec / 100;
    return db
      .insertInto('progress')
      .values({
        userId: LEARNER,
        unitId,
        itemId,
        positionSec,
        locator: null,
        fraction,
        completed,
        playedSec,
        observedAt,
        updatedAt: observedAt,
      })
      .execute();
  };

  const favor = (itemId: string) => db.insertInto('favorite').values({ userId: LEARNER, itemId, createdAt: NOW }).execute();

  return {
    ...library,
    scan,
    problems: async () => (await scan()).problems.map(({ file, problem, fix }) => [file, problem, fix]),
    listen,
    favor,
    /** A place and a note in the second lesson, a quiz answered, a certificate, and the course among the favourites. */
    study: async (itemId: string) => {
      await listen(`${itemId}.second`);
      await listen(`${itemId}.check`, { completed: 1, seconds: 100 });
      await annotate(library, itemId);
      await certify(library, itemId);
      await favor(itemId);
    },
    find: (folder: string) => find(library, folder),
  };
}
export type StudiedLibrary = Awaited<ReturnType<typeof openStudiedLibrary>>;

function annotate({ db }: TestLibrary, itemId: string) {
  return db
    .insertInto('note')
    .values({
      id: `note-${itemId}`,
      userId: LEARNER,
      unitId: `${itemId}.second`,
      itemId,
      positionSec: 60,
      locator: null,
      quote: null,
      text: 'Try this.',
      color: null,
      createdAt: NOW,
      updatedAt: NOW,
    })
    .execute();
}

async function certify({ db }: TestLibrary, itemId: string) {
  const attempt = { id: `attempt-${itemId}`, round: 0, marks: '[]', fraction: 1, passed: 1, at: NOW };
  await db
    .insertInto('quizAttempt')
    .values({ ...attempt, userId: LEARNER, unitId: `${itemId}.check`, itemId })
    .execute();
  await db.insertInto('certificate').values({ code: itemId, userId: LEARNER, itemId, facts: '{}', issuedAt: NOW }).execute();
}

/** What the learner finds, by the folder it lies in: only rows that a work and a unit in the library stand behind. */
async function find({ db }: TestLibrary, folder: string) {
  const shown = () =>
    db
      .selectFrom('unit')
      .innerJoin('item', 'item.id', 'unit.itemId')
      .select('unit.path')
      .where('item.path', '=', folder)
      .where('item.missingSince', 'is', null)
      .where('unit.missingSince', 'is', null)
      .orderBy('unit.path');
  const places = await shown()
    .innerJoin('progress', (join) => join.onRef('progress.unitId', '=', 'unit.id').onRef('progress.itemId', '=', 'item.id'))
    .execute();
  const notes = await shown()
    .innerJoin('note', (join) => join.onRef('note.unitId', '=', 'unit.id').onRef('note.itemId', '=', 'item.id'))
    .execute();
  const attempts = await shown()
    .innerJoin('quizAttempt', (join) => join.onRef('quizAttempt.unitId', '=', 'unit.id').onRef('quizAttempt.itemId', '=', 'item.id'))
    .execute();
  const ofWork = (table: 'favorite' | 'certificate') =>
    db
      .selectFrom(table)
      .innerJoin('item', 'item.id', `${table}.itemId`)
      .select('item.path')
      .where('item.path', '=', folder)
      .where('item.missingSince', 'is', null)
      .execute();
  const favorites = await ofWork('favorite');
  const certificates = await ofWork('certificate');
  const name = ({ path }: { path: string }) => path.slice(folder.length + 1);
  return {
    places: places.map(name),
    notes: notes.map(name),
    attempts: attempts.map(name),
    certificate: certificates.length === 1,
    favorite: favorites.length === 1,
  };
}
