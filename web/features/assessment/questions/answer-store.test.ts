import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, EMPTY_SHEET, skip, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { beginWith, createAnswerStore, NOTHING_KEPT, type AnswerStore } from './answer-store.ts';

let kept: Map<string, string>;
let isFull: boolean;

const refuse = (): void => {
  if (isFull) throw new Error('The storage is full.');
};

beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      refuse();
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const LEVEL = choose(EMPTY_SHEET, { questionId: 'career_level', answer: 'senior' });
const answer = (store: AnswerStore, sheet: AnswerSheet = LEVEL): void => store.keepSheet(sheet, 1000);

it('keeps the answers as the specification names them, and a reload finds them with what was skipped [spec 3.storage.ai_user_profile]', () => {
  answer(createAnswerStore('robin'), skip(LEVEL, 'interests'));
  expect(JSON.parse(kept.get('ai_user_profile') ?? '')).toEqual({ careerLevel: 'senior' });
  expect(createAnswerStore('robin').read()).toMatchObject({ sheet: skip(LEVEL, 'interests'), startedMs: 1000, isStored: true });
});

it('is the same object until something changes, and tells when it does', () => {
  const store = createAnswerStore('robin');
  const listen = vi.fn<() => void>();
  store.subscribe(listen);
  expect(store.read()).toBe(store.read());
  answer(store);
  expect(listen).toHaveBeenCalledOnce();
  expect(store.read()).toBe(store.read());
});

it('of two tabs the last answer counts, and the other one sees it', () => {
  const [here, there] = [createAnswerStore('robin'), createAnswerStore('robin')];
  here.subscribe(() => undefined);
  there.subscribe(() => undefined);
  answer(here);
  answer(there, choose(EMPTY_SHEET, { questionId: 'career_level', answer: 'mid' }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'ai_user_profile' }));
  expect(here.read().sheet.profile.careerLevel).toBe('mid');
});

it('goes on in memory where nothing can be stored, and says so', () => {
  isFull = true;
  const store = createAnswerStore('robin');
  store.subscribe(() => undefined);
  answer(store);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(store.read()).toMatchObject({ sheet: LEVEL, isStored: false });
  isFull = false;
  answer(store);
  expect(store.read().isStored).toBe(true);
});

it('shows nobody the answers of another learner', () => {
  answer(createAnswerStore('robin'));
  expect(createAnswerStore('sam').read().sheet).toEqual(EMPTY_SHEET);
  answer(createAnswerStore('sam'), choose(EMPTY_SHEET, { questionId: 'timeframe', answer: '1_year' }));
  expect(JSON.parse(kept.get('ai_user_profile') ?? '')).toEqual({ timeframe: '1_year' });
  expect(createAnswerStore('robin').read().sheet.profile).toEqual(EMPTY_SHEET.profile);
});

it('a try at sending is kept until it was answered; the answers stay for the next time', () => {
  const store = createAnswerStore('robin');
  answer(store, skip(LEVEL, 'goals'));
  store.keepSending({ key: 'k', hash: 7 });
  expect(createAnswerStore('robin').read().sending).toEqual({ key: 'k', hash: 7 });
  store.finish(LEVEL.profile);
  expect(createAnswerStore('robin').read()).toEqual({ ...NOTHING_KEPT, sheet: LEVEL });
});

it('a new assessment begins with the answers of the last one, where this browser has none', () => {
  const before = { ...EMPTY_SHEET.profile, interests: ['data'] };
  expect(beginWith(NOTHING_KEPT, before).profile).toBe(before);
  expect(beginWith({ ...NOTHING_KEPT, sheet: LEVEL }, before)).toBe(LEVEL);
  expect(beginWith({ ...NOTHING_KEPT, startedMs: 1 }, before)).toEqual(EMPTY_SHEET);
});
