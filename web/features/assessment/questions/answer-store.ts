import { EMPTY_SHEET, isBegun, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import type { AnsweredProfile } from '#core/assessment/answers.ts';
import { profileFromWords, profileInWords } from '#core/assessment/profile-words.ts';
import { USER_PROFILE_KEY } from '#core/coach/set-up/user-profile.ts';
import { assessmentKeyOf } from '#web/coach-keys.ts';
import { keepProfile, recallProfile } from '#web/kept-profile.ts';
import { EMPTY_RUN, readRun, type Run } from './run.ts';

export interface Kept extends Run {
  readonly sheet: AnswerSheet;
  /** False where the browser keeps nothing: the answers last as long as the page. */
  readonly isStored: boolean;
}

export const NOTHING_KEPT: Kept = { ...EMPTY_RUN, sheet: EMPTY_SHEET, isStored: true };

export interface AnswerStore {
  /** The same object until something changes. */
  read(): Kept;
  subscribe(listen: () => void): () => void;
  /** What was answered last counts, also over what another tab has kept since. */
  keepSheet(sheet: AnswerSheet, nowMs: number): void;
  keepSending(sending: Run['sending']): void;
  /** The answers that were taken stay, for the next time. */
  finish(profile: AnsweredProfile): void;
}

/** The answers of one learner, shared by all tabs. */
export function createAnswerStore(learnerId: string): AnswerStore {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listen) => listen());
  let kept: Kept | null = null;

  function load(): Kept {
    const run = readRun(localStorage.getItem(assessmentKeyOf(learnerId)));
    const profile = profileFromWords(recallProfile(learnerId));
    return { ...run, sheet: { profile, skipped: run.skipped }, isStored: true };
  }

  function read(): Kept {
    if (kept) return kept;
    try {
      kept = load();
    } catch {
      kept = { ...NOTHING_KEPT, isStored: false };
    }
    return kept;
  }

  function keep(next: Omit<Kept, 'isStored'>): void {
    const { sheet, startedMs, sending } = next;
    let isStored = true;
    try {
      keepProfile(learnerId, profileInWords(sheet.profile));
      const run: Run = { skipped: sheet.skipped, startedMs, sending };
      localStorage.setItem(assessmentKeyOf(learnerId), JSON.stringify(run));
    } catch {
      isStored = false;
    }
    kept = { ...next, skipped: sheet.skipped, isStored };
    tell();
  }

  function reread({ key }: StorageEvent): void {
    if (key !== null && key !== USER_PROFILE_KEY && key !== assessmentKeyOf(learnerId)) return;
    // What could not be stored is nowhere else.
    if (kept?.isStored === false) return;
    kept = null;
    tell();
  }

  return {
    read,
    subscribe(listen) {
      // A career talk's set-up writes the same profile while nobody listens.
      if (listeners.size === 0) {
        window.addEventListener('storage', reread);
        if (kept?.isStored) kept = null;
      }
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
        if (listeners.size === 0) window.removeEventListener('storage', reread);
      };
    },
    keepSheet: (sheet, nowMs) => keep({ ...read(), sheet, startedMs: read().startedMs ?? nowMs }),
    keepSending: (sending) => keep({ ...read(), sending }),
    finish: (profile) => keep({ ...EMPTY_RUN, sheet: { profile, skipped: [] } }),
  };
}

/** What the questions begin with: what this browser keeps, or else the answers of the last assessment. */
export const beginWith = ({ sheet, startedMs }: Kept, before: AnsweredProfile | null): AnswerSheet =>
  before === null || startedMs !== null || isBegun(sheet) ? sheet : { profile: before, skipped: [] };

let opened: { readonly learnerId: string; readonly store: AnswerStore } | null = null;

/** The one store of this page. Browsers alone ask for it. */
export function answerStoreOf(learnerId: string): AnswerStore {
  if (opened?.learnerId !== learnerId) opened = { learnerId, store: createAnswerStore(learnerId) };
  return opened.store;
}
