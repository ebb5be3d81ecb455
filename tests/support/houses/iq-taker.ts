import { expect } from 'vitest';
import type { IqForm, IqTiming } from '#core/iq/forms.ts';
import type { AnswerFormat } from '#core/iq/item/presentation.ts';
import type { FinishedSitting, NextItem, OpenSitting, ServedItem, Sitting } from '#core/iq/sitting/sitting.ts';
import { expectJson } from '../expect-problem.ts';
import type { signUp, TestHouse } from './test-house.ts';

type Learner = Awaited<ReturnType<typeof signUp>>;
export type Intent = 'right' | 'wrong' | 'unknown';

/** Longer than a rapid answer takes, shorter than the soft limit. */
const THOUGHT_MS = 20_000;

/** Readable, and not the key. */
export function answerWrongly(format: AnswerFormat, key: string): string {
  if (format.type === 'number') return String(Number(key) + 1);
  if (format.type === 'choice') return format.options.find(({ id }) => id !== key)?.id ?? '';
  const letters = Array.from(key);
  const turned = [...letters.slice(1), ...letters.slice(0, 1)].join('');
  const others = format.type === 'choices' ? format.options.map(({ id }) => id) : Array.from(format.alphabet);
  return turned === key ? key.replace(/^./, others.find((one) => !key.startsWith(one)) ?? '') : turned;
}

/** Takes the IQ test by the API, with the house's clock in hand and a look at the keys. */
export function openTaker({ house }: Pick<TestHouse, 'house'>, learner: Learner) {
  const pass = (ms: number): void => {
    const now = house.now() + ms;
    house.now = () => now;
  };
  const keyOf = async ({ id }: Pick<ServedItem, 'id'>): Promise<string> =>
    (await house.db.selectFrom('iqResponse').select('key').where('id', '=', id).executeTakeFirstOrThrow()).key;

  const start = (
    body: { form?: IqForm; timing?: IqTiming; allowsCalibration?: boolean; firstLanguage?: string | null } = {},
  ): Promise<Response> => learner.call('POST', '/api/iq/sittings', { form: 'full', timing: 'standard', ...body });
  const begin = async (body: Parameters<typeof start>[0] = {}): Promise<OpenSitting> => {
    const response = await start(body);
    const sitting = (await response.json()) as OpenSitting;
    expect(response.status, JSON.stringify(sitting)).toBe(201);
    expect(response.headers.get('location')).toBe(`/api/iq/sittings/${sitting.id}`);
    return sitting;
  };
  const send = (id: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    learner.call('POST', `/api/iq/sittings/${id}/responses`, { timeSpentMs: THOUGHT_MS, ...body }, headers);
  const answer = async (id: string, item: ServedItem, intent: Intent = 'right'): Promise<NextItem> => {
    pass(THOUGHT_MS);
    const key = await keyOf(item);
    const said = { right: key, wrong: answerWrongly(item.format, key), unknown: null }[intent];
    return expectJson<NextItem>(await send(id, { itemId: item.id, answer: said }));
  };
  const read = async (id: string): Promise<Sitting> => expectJson<Sitting>(await learner.call('GET', `/api/iq/sittings/${id}`));
  /** Answers all that is left, and tells the items as they came. */
  const goOn = async ({ id, item }: OpenSitting, intend: (place: number) => Intent = () => 'right'): Promise<ServedItem[]> => {
    const items: ServedItem[] = [];
    for (let next: ServedItem | null = item; next; next = (await answer(id, next, intend(items.length - 1))).item) items.push(next);
    return items;
  };
  const finish = async (sitting: OpenSitting, intend?: (place: number) => Intent): Promise<FinishedSitting> => {
    await goOn(sitting, intend);
    const finished = await read(sitting.id);
    if (finished.state !== 'finished') throw new Error('It goes on.');
    return finished;
  };
  return { learner, pass, keyOf, start, begin, send, answer, read, goOn, finish };
}
export type Taker = ReturnType<typeof openTaker>;
