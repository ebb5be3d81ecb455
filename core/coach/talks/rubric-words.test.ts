import { describe, expect, it } from 'vitest';
import { scoreManagerialTurn, scoreNetworkingTurn } from '../score/turns/score-turn.ts';
import { MANAGEMENT_FOCUSES, NETWORKING_SCENARIOS } from '../conversation/context.ts';
import { GROW_WORDS, MANAGERIAL_WORDS, NETWORKING_WORDS } from '../score/turns/rubric-words.ts';
import { seenWords } from './seen-words.ts';

const TURN = { content: 'Thanks, could you tell me more about the rota app?', previous: [], history: [] };
const ids = (words: readonly { readonly id: string }[]): Set<string> => new Set(words.map(({ id }) => id));

describe('the words of a rubric', () => {
  it('name every feature that a networking turn is looked at for, and no other', () => {
    const features = [...Object.keys(NETWORKING_SCENARIOS), 'own'].flatMap(
      (scenario) => scoreNetworkingTurn({ ...TURN, scenario }).features,
    );
    expect(ids(NETWORKING_WORDS)).toEqual(ids(features));
    expect(ids(NETWORKING_WORDS.filter(({ isFault }) => isFault))).toEqual(ids(features.filter(({ weight }) => weight < 0)));
  });

  it("name every feature that a manager's words are looked at for, and no other", () => {
    const features = MANAGEMENT_FOCUSES.flatMap((focus) => scoreManagerialTurn({ ...TURN, focus }).features);
    expect(ids(MANAGERIAL_WORDS)).toEqual(ids(features));
    expect(ids(MANAGERIAL_WORDS.filter(({ isFault }) => isFault))).toEqual(ids(features.filter(({ weight }) => weight < 0)));
  });

  it('have a way to say that a part was seen', () => {
    const parts = [...NETWORKING_WORDS, ...MANAGERIAL_WORDS].filter(({ isFault }) => !isFault);
    expect(parts.filter(({ id }) => seenWords(id, 'Said.') === null)).toEqual([]);
  });

  it('claim a day or a time of a part only where the words that show it hold one', () => {
    const parts = [...NETWORKING_WORDS, ...MANAGERIAL_WORDS].filter(({ isFault }) => !isFault);
    const undated = parts.map(({ id }) => seenWords(id, 'I could send you a page on how we do it on the ward.'));
    // What names a time by itself was found by nothing else, and asks for one or tells one that has been.
    const timed = undated.filter((words) => /\b(?:day|time|when)\b/.test(words ?? ''));
    expect(timed).toEqual(['said when or how often it was', 'named a time']);
    expect(seenWords('next-step', 'Shall I send it on Thursday?')).toBe('left with a next step and a time for it');
    expect(seenWords('will', 'I will call the ward by Friday.')).toBe('said what will be done, and when');
  });

  it('are numbered from 1', () => {
    for (const words of [NETWORKING_WORDS, MANAGERIAL_WORDS, GROW_WORDS])
      expect(words.map(({ number }) => number)).toEqual(words.map((_, i) => i + 1));
  });
});
