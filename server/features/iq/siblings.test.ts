import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckedItem, FinishedSitting, PracticeItem, ReviewedItem, ServedItem } from '#core/iq/sitting/sitting.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { answerWrongly, openTaker, type Taker } from '../../../tests/support/houses/iq-taker.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let taker: Taker;
let finished: FinishedSitting;
beforeAll(async () => {
  study = await openStudyHouse();
  taker = openTaker(study, await signUp(study.app));
  finished = await taker.finish(await taker.begin({ form: 'nonvisual' }));
}, 60_000);
afterAll(() => study.close());

const ask = (number = 1, id = finished.id): Promise<Response> =>
  taker.learner.call('POST', `/api/iq/sittings/${id}/items/${number}/siblings`, {});
const made = async (response: Response): Promise<ServedItem> => {
  expect(response.status).toBe(201);
  return (await response.json()) as ServedItem;
};
const like = async (number?: number): Promise<ServedItem> => made(await ask(number));
const send = (id: string, answer: unknown, learner = taker.learner): Promise<Response> =>
  learner.call('POST', `/api/iq/siblings/${id}/responses`, { answer });
const answer = async ({ id }: ServedItem, said: string | null): Promise<CheckedItem> => expectJson<CheckedItem>(await send(id, said));
const countRows = async () => (await study.house.db.selectFrom('iqResponse').select('id').execute()).length;

describe('an item like one of a finished sitting', () => {
  it('is another one of the same kind, and says nothing of its answer', async () => {
    const reviewed = await expectJson<ReviewedItem>(await taker.learner.call('GET', `/api/iq/sittings/${finished.id}/items/3`));
    const sibling = await like(3);
    expect(Object.keys(sibling).toSorted()).toEqual(['blocks', 'domain', 'format', 'id', 'prompt']);
    expect(sibling.domain).toBe(reviewed.domain);
    expect(sibling.format.type).toBe(reviewed.shown?.format.type);
    expect({ blocks: sibling.blocks, format: sibling.format }).not.toEqual({
      blocks: reviewed.shown?.blocks,
      format: reviewed.shown?.format,
    });
  });

  it('is answered by the server, with why; nothing of it is kept or scored', async () => {
    const before = [await countRows(), await taker.read(finished.id)];
    const sibling = await like();
    const unknown = await answer(sibling, null);
    expect(unknown).toEqual({
      answer: null,
      key: expect.stringMatching(/\w/),
      explanation: unknown.steps.map(({ text }) => text).join(' '),
      steps: expect.arrayContaining([{ text: expect.stringMatching(/\w/), highlight: expect.any(Array) }]),
    });
    expect(await answer(sibling, ` ${unknown.key.toLowerCase()}`)).toEqual({ ...unknown, answer: unknown.key });
    const wrong = answerWrongly(sibling.format, unknown.key);
    expect(await answer(sibling, wrong)).toEqual({ ...unknown, answer: wrong });
    expect([await countRows(), await taker.read(finished.id)]).toEqual(before);
  });

  it('is none of the items that the learner has seen, and no sibling twice', async () => {
    const wishes: (readonly string[])[] = [];
    const signatures: string[] = [];
    const { planner } = study.house;
    study.house.planner = {
      ...planner,
      makeItem: async (caller, wish) => {
        wishes.push(wish.avoided);
        const made = await planner.makeItem(caller, wish);
        signatures.push(made.signature);
        return made;
      },
    };
    for (let n = 0; n < 3; n++) await like();
    study.house.planner = planner;
    const rows = await study.house.db.selectFrom('iqResponse').select('signature').where('sittingId', '=', finished.id).execute();
    for (const avoided of wishes) expect(avoided).toEqual(expect.arrayContaining(rows.map(({ signature }) => signature)));
    expect(wishes[2]).toEqual(expect.arrayContaining(signatures.slice(0, 2)));
  });

  it('is refused before the end, where there is none, and to others', async () => {
    const open = await taker.begin({ form: 'nonvisual' });
    await expectProblem(await ask(1, open.id), 409, 'conflict');
    await expectProblem(await ask(31), 404, 'not_found');
    await expectProblem(await ask(0), 422, 'invalid_fields');
    const stranger = await signUp(study.app);
    const url = `/api/iq/sittings/${finished.id}/items/1/siblings`;
    await expectProblem(await stranger.call('POST', url, {}), 404, 'not_found');
    const { id } = await like();
    await expectProblem(await send(id, null, stranger), 404, 'not_found');
    await expectProblem(await send('none', null), 404, 'not_found');
  });

  it('says what is wrong with an answer that cannot be read', async () => {
    const { id } = await like();
    for (const said of ['¿?', 3, undefined, 'a'.repeat(201)]) {
      const { errors } = await expectProblem(await send(id, said), 422, 'invalid_fields');
      expect(errors).toEqual([{ path: 'answer', message: expect.stringMatching(/\w/) }]);
    }
  });

  it('is kept among the newest twenty', { timeout: 30_000 }, async () => {
    const first = await like();
    await answer(first, null);
    for (let n = 0; n < 20; n++) await like();
    await expectProblem(await send(first.id, null), 404, 'not_found');
  });
});

describe('an item like a practice item', () => {
  const practise = (id: string): Promise<Response> => taker.learner.call('POST', `/api/iq/practice/${id}/siblings`, {});

  it('is a fresh one of the same kind, answered by the server', async () => {
    const { items } = await expectJson<{ items: PracticeItem[] }>(await taker.learner.call('GET', '/api/iq/practice?form=full'));
    for (const item of items) {
      const sibling = await made(await practise(item.id));
      expect([sibling.domain, sibling.format.type]).toEqual([item.domain, item.format.type]);
      expect(sibling).not.toHaveProperty('key');
      expect((await answer(sibling, null)).steps).not.toEqual([]);
    }
  });

  it('is refused where there is no such item', async () => {
    for (const id of ['practice-none', 'order', 'practice-']) await expectProblem(await practise(id), 404, 'not_found');
  });
});
