import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_FACTS, type CoachFact } from '#core/coach/facts/fact.ts';
import { begin, hear, say, show, type CoachedLearner } from '../../../tests/support/houses/coach-house.ts';
import { PLAIN_PLANNER } from '../../../tests/support/houses/plain-planner.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

/* The plain planner notes each message of a career talk whole, as an aim. */

let house: StudyHouse;
let learner: CoachedLearner;
let other: CoachedLearner;
beforeAll(async () => {
  house = await openStudyHouse({ env: { AI_PROVIDER: 'builtin' } });
  house.house.planner = PLAIN_PLANNER;
});
beforeEach(async () => {
  learner = await signUp(house.app);
  other = await signUp(house.app);
});
afterAll(() => house.close());

const factsOf = async (who: CoachedLearner): Promise<CoachFact[]> =>
  ((await (await who.call('GET', '/api/coach/facts')).json()) as { items: CoachFact[] }).items;
const quotesOf = async (who: CoachedLearner): Promise<string[]> => (await factsOf(who)).map(({ quote }) => quote);
const tell = async (id: string, content: string): Promise<void> => void (await hear(learner, await say(learner, id, content)));
const edit = async (id: string, messageId: string, content: string): Promise<void> => {
  const response = await learner.call('POST', `/api/coach/conversations/${id}/messages`, { content, attemptAt: messageId });
  await hear(learner, ((await response.json()) as { turnId: string }).turnId);
};
const messageIds = async (id: string) => (await show(learner, id)).messages.flatMap((one) => (one.role === 'user' ? [one.id] : []));

describe('the sheet', () => {
  it('holds what was told in career talks, as it was said, and is kept across talks', async () => {
    const first = await begin(learner, 'career');
    await tell(first.id, 'I want to work days.');
    await learner.call('POST', `/api/coach/conversations/${first.id}/end`, {});
    const second = await begin(learner, 'career');
    await tell(second.id, 'I want to lead a ward.');
    await tell((await begin(learner, 'interview')).id, 'Once I led a ward.');
    expect(await factsOf(learner)).toMatchObject([
      { slot: 'aim', quote: 'I want to work days.', text: 'I want to work days.', conversationId: first.id },
      { slot: 'aim', quote: 'I want to lead a ward.', conversationId: second.id },
    ]);
    expect(await factsOf(other)).toEqual([]);
  });

  it('notes nothing twice', async () => {
    const { id } = await begin(learner, 'career');
    await tell(id, 'I want to work days.');
    await tell(id, 'i want to work days.');
    expect(await quotesOf(learner)).toEqual(['I want to work days.']);
  });

  it('is edited and deleted by its learner alone', async () => {
    const { id } = await begin(learner, 'career');
    await tell(id, 'I want to work days.');
    const [fact] = await factsOf(learner);
    const address = `/api/coach/facts/${fact?.id}`;
    expect((await other.call('PATCH', address, { text: 'Mine' })).status).toBe(404);
    expect((await other.call('DELETE', address)).status).toBe(404);
    for (const body of [{ text: '' }, { text: 'x'.repeat(301) }, { slot: 'dream' }, { quote: 'x' }])
      expect((await learner.call('PATCH', address, body)).status).toBe(422);
    expect(await (await learner.call('PATCH', address, { text: 'Work days', slot: 'constraint' })).json()).toMatchObject({
      ...{ id: fact?.id, slot: 'constraint', quote: 'I want to work days.', text: 'Work days' },
    });
    expect(await factsOf(learner)).toMatchObject([{ text: 'Work days', slot: 'constraint' }]);
    expect((await learner.call('DELETE', address)).status).toBe(204);
    expect((await learner.call('DELETE', address)).status).toBe(404);
    expect(await factsOf(learner)).toEqual([]);
  });

  it('follows the attempt that is shown, but for what was edited', async () => {
    const { id } = await begin(learner, 'career');
    await tell(id, 'I want to work days.');
    await tell(id, 'I want to lead a ward.');
    const [first = '', second = ''] = await messageIds(id);
    await edit(id, second, 'I want to teach.');
    expect(await quotesOf(learner)).toEqual(['I want to work days.', 'I want to teach.']);
    await learner.call('PATCH', `/api/coach/conversations/${id}`, { currentMessageId: second });
    expect(await quotesOf(learner)).toEqual(['I want to work days.', 'I want to lead a ward.']);
    const [days] = await factsOf(learner);
    await learner.call('PATCH', `/api/coach/facts/${days?.id}`, { text: 'Work days' });
    await edit(id, first, 'I want to rest.');
    expect(await quotesOf(learner)).toEqual(['I want to work days.', 'I want to rest.']);
  });

  it('has an end: what was noted longest ago and not edited makes room', async () => {
    const { id } = await begin(learner, 'career');
    await tell(id, 'I want to work days.');
    const [days] = await factsOf(learner);
    await learner.call('PATCH', `/api/coach/facts/${days?.id}`, { text: 'Work days' });
    const row = await house.house.db
      .selectFrom('coachFact')
      .selectAll()
      .where('id', '=', days?.id ?? '')
      .executeTakeFirstOrThrow();
    await house.house.db
      .insertInto('coachFact')
      .values(Array.from({ length: MOST_FACTS - 1 }, (_, i) => ({ ...row, id: `${row.id}-${i + 100}`, quote: `Aim ${i}`, isEdited: 0 })))
      .execute();
    await tell(id, 'I want to teach.');
    const quotes = await quotesOf(learner);
    expect(quotes).toHaveLength(MOST_FACTS);
    expect(quotes).toContain('I want to work days.');
    expect(quotes).toContain('I want to teach.');
    expect(quotes).not.toContain('Aim 0');
  });

  it('goes with its conversation', async () => {
    const { id } = await begin(learner, 'career');
    await tell(id, 'I want to work days.');
    await learner.call('DELETE', `/api/coach/conversations/${id}`);
    expect(await factsOf(learner)).toEqual([]);
  });
});
