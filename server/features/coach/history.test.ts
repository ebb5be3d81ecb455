import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import { say as words } from '../../../tests/support/outside/ai-service.ts';
import { begin, hear, openCoachHouse, say, type CoachedLearner } from '../../../tests/support/houses/coach-house.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { PLAIN_PLANNER } from '../../../tests/support/houses/plain-planner.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

interface Page {
  items: ConversationEntry[];
  nextCursor: string | null;
  total: number;
}

let open: Awaited<ReturnType<typeof openCoachHouse>>;
let learner: CoachedLearner;
let other: CoachedLearner;
const ids: Record<string, string> = {};
beforeAll(async () => {
  open = await openCoachHouse([
    words('Take a walk by the river.'),
    words('Go down to the river again.'),
    words('Take a walk by the river.'),
  ]);
  open.house.planner = PLAIN_PLANNER;
  learner = await signUp(open.app);
  other = await signUp(open.app);
  const said = {
    bread: ['I bake bread in a café.', 'The oven broke.'],
    boats: ['I repair boats; "AND" OR NEAR(oven) -NOT* ^x: {y}'],
    long: [`${'word '.repeat(100)}needle ${'word '.repeat(100)}`],
  };
  for (const [name, contents] of Object.entries(said)) {
    const { id } = await begin(learner);
    ids[name] = id;
    for (const content of contents) await hear(learner, await say(learner, id, content));
  }
  const { id } = await begin(other);
  await hear(other, await say(other, id, 'My oven hides an emerald.'));
  ids['begun'] = (await begin(learner, 'interview')).id;
  const unused = await begin(learner, 'managerial');
  await learner.call('POST', `/api/coach/conversations/${unused.id}/end`, {});
});
afterAll(() => open.close());

const list = async (query: string, caller = learner) => expectJson<Page>(await caller.call('GET', `/api/coach/conversations${query}`));
const find = (q: string, caller = learner) => list(`?q=${encodeURIComponent(q)}`, caller);
const found = async (q: string) => (await find(q)).items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

describe('the history', () => {
  it('has what goes on and what something was said in, the newest first, page by page', async () => {
    const whole = await list('');
    expect(whole.items.map(({ id }) => id)).toEqual([ids['begun'], ids['long'], ids['boats'], ids['bread']]);
    expect(whole).toMatchObject({ total: 4, nextCursor: null });
    expect(whole.items[3]).toMatchObject({ sends: 2, match: null, type: 'career' });
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items]).toEqual(whole.items);
    expect(second.nextCursor).toBeNull();
  });

  it.each(['x', '%00', 'bnVsbA', 'WzFd', '%5B%22a%22%5D'])('refuses a cursor that is none: %s', async (cursor) => {
    await expectProblem(await learner.call('GET', `/api/coach/conversations?cursor=${cursor}`), 400, 'bad_cursor');
  });
});

describe('the search in it', () => {
  it.each([
    ['bread', ['bread']],
    ['BREAD', ['bread']],
    ['oven', ['boats', 'bread']],
    ['ove', ['boats', 'bread']],
    ['cafe', ['bread']],
    ['café', ['bread']],
    ['bake bread', ['bread']],
    ['bread bake', ['bread']],
    ['bread boats', []],
    ['river', ['long', 'boats', 'bread']],
  ])('finds %s', async (q, names) => expect(await found(q)).toEqual(names));

  it.each([
    '"',
    '""',
    '*',
    'oven*',
    '^oven',
    'NEAR(oven bread)',
    'text:oven',
    '{owner}: x',
    'a OR b',
    '-',
    '--',
    '\\',
    '%',
    "'; drop table message_fts",
    '(',
    ' ',
    '𝔵',
    '🪨',
  ])('takes %j as words, not as orders', async (q) => {
    const page = await find(q);
    for (const { id } of page.items) expect(Object.values(ids)).toContain(id);
  });

  it('finds nothing of other learners, whatever is asked', async () => {
    for (const q of ['emerald', 'emer', 'oven emerald', other.id, `${other.id} emerald`, `" OR owner : "${other.id}`])
      expect([q, (await find(q)).total]).toEqual([q, 0]);
    expect((await find('emerald', other)).total).toBe(1);
  });

  it('shows the latest message that has the words, and the text around the first of them', async () => {
    const [needle] = (await find('needle')).items;
    expect(needle?.match?.snippet).toMatch(/^… (word )+needle (word )+word …$/);
    const { messages } = await expectJson<{ messages: { id: string; content: string }[] }>(
      await learner.call('GET', `/api/coach/conversations/${ids['bread']}`),
    );
    const [bread] = (await find('river')).items.slice(-1);
    expect(bread?.match?.messageId).toBe(messages.at(-1)?.id);
  });

  it.each([
    ['lines', `${'line\n'.repeat(60)}lamp\n${'line\n'.repeat(60)}`, 'lamp', /^… (line )+lamp (line )+line …$/],
    ['tabs', `${'cell\t'.repeat(60)}ladle\t${'cell\t'.repeat(60)}`, 'ladle', /^… (cell )+ladle (cell )+cell …$/],
    ['no blank before', `${'-'.repeat(300)}lentil and more`, 'lentil', /^… lentil and more$/],
    ['no blank after', `${'word '.repeat(60)}lichen${'-'.repeat(300)}`, 'lichen', /^… (word )+lichen-+ …$/],
    ['no blank at all', `${'🌍'.repeat(100)}lobster${'🌍'.repeat(100)}`, 'lobster', /^… lobster(🌍)+ …$/u],
    ['many blanks', `${' '.repeat(3)}.${' \n'.repeat(100)}locket`, 'locket', /^… locket$/],
  ])('shows the found word in a text of %s', async (_, content, word, snippet) => {
    const somebody = await signUp(open.app);
    const { id } = await begin(somebody);
    await hear(somebody, await say(somebody, id, content));
    const [item] = (await find(word, somebody)).items;
    expect(item?.match?.snippet).toMatch(snippet);
    expect(item?.match?.snippet.isWellFormed()).toBe(true);
  });

  it('takes 200 characters and no more', async () => {
    expect((await find('w'.repeat(200))).total).toBe(0);
    expect((await find(`${'word '.repeat(39)}word`)).total).toBe(1);
    await expectProblem(await learner.call('GET', `/api/coach/conversations?q=${'w'.repeat(201)}`), 422, 'invalid_fields');
  });

  it('finds what was deleted no more, also not in its index', async () => {
    const { id } = await begin(learner);
    await hear(learner, await say(learner, id, 'A quokka.'));
    expect((await find('quokka')).total).toBe(1);
    await learner.call('DELETE', `/api/coach/conversations/${id}`);
    expect((await find('quokka')).total).toBe(0);
    // As when the message is deleted while it is about to be made findable.
    await open.house.messages.add(open.house.db, 'gone');
    const orphans = await open.house.db
      .selectFrom('message_row' as never)
      .selectAll()
      .where('messageId' as never, 'not in', open.house.db.selectFrom('coachMessage').select('id') as never)
      .execute();
    expect(orphans).toEqual([]);
  });
});
