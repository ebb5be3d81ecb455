import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { claimKept, forgetKept, isKeptFor } from './kept-for.ts';
import { OF_DEVICE, OF_LEARNER, WAITING, WHO } from './kept-keys.ts';

/** Its keys are read as a browser shows them: as its own properties. */
const asInABrowser = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

beforeEach(() => ['localStorage', 'sessionStorage'].forEach((name) => vi.stubGlobal(name, Object.create(asInABrowser))));
afterEach(() => vi.unstubAllGlobals());

const storages = () => [localStorage, sessionStorage];
const DEVICE = 'cairn_appearance';
const fullName = (name: string, learnerId: string): string => (name.endsWith(':') ? `${name}${learnerId}` : name);

/** As they leave all that can be kept of them, in both storages. */
function leaveTraces(learnerId: string): void {
  claimKept(learnerId);
  for (const storage of storages())
    for (const name of [...OF_LEARNER, ...WAITING, ...OF_DEVICE]) storage.setItem(fullName(name, learnerId), learnerId);
}
const left = () => storages().map((storage) => Object.keys(storage).toSorted());
const both = (...names: string[]) => [names.toSorted(), names.toSorted()];

it('the next learner finds nothing of the one before, whose session ended without signing out', () => {
  leaveTraces('robin');
  claimKept('sam');
  expect(left()).toEqual(both(...OF_DEVICE, ...WAITING.map((name) => fullName(name, 'robin')), WHO.keptFor));
  expect([isKeptFor('robin'), isKeptFor('sam')]).toEqual([false, true]);
});

it('whoever comes back finds what is theirs', () => {
  leaveTraces('robin');
  const before = left();
  claimKept('robin');
  expect(left()).toEqual(before);
  expect(localStorage.getItem('ai_user_profile')).toBe('robin');
});

it('a tab that was open all the while loses what it has kept of the learner before, also what their player wrote as it went', () => {
  leaveTraces('robin');
  localStorage.setItem(WHO.keptFor, 'sam');
  localStorage.setItem('cairn_player', JSON.stringify({ version: 2, learnerId: 'robin' }));
  localStorage.setItem('cairn_player_queue', JSON.stringify({ learnerId: null, queue: {} }));
  claimKept('sam');
  expect([localStorage.getItem('cairn_player'), localStorage.getItem('cairn_player_queue') !== null]).toEqual([null, true]);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('note_draft') || key === 'cairn_iq_item')).toEqual([]);
});

it('signing out takes everything along, also what another learner has left', () => {
  leaveTraces('sam');
  localStorage.setItem(WHO.user, '{}');
  localStorage.setItem('cairn_assessment:robin', 'robin');
  sessionStorage.setItem('cairn_note_draft:robin:unit', 'robin');
  forgetKept();
  expect(left()).toEqual(both(...OF_DEVICE, ...WAITING.map((name) => fullName(name, 'sam'))));
  expect(localStorage.getItem(DEVICE)).toBe('sam');
});
