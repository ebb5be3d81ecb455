import { describe, expect, it } from 'vitest';
import { scoreManagerialTurn } from '../scoring/talks/managerial/score-managerial-turn.ts';
import { scoreNetworkingTurn } from '../scoring/talks/networking/score-networking-turn.ts';
import { MANAGEMENT_FOCUSES, NETWORKING_SCENARIOS } from '../conversation/context.ts';
import { GROW_WORDS, MANAGERIAL_WORDS, NETWORKING_WORDS } from './rubric-words.ts';
import { SEEN_WORDS } from './seen-words.ts';

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
    const features = MANAGEMENT_FOCUSES.flatMap((focus) => scoreManagerialTurn({ ...TURN, focus, topics: [] }).features);
    expect(ids(MANAGERIAL_WORDS)).toEqual(ids(features));
    expect(ids(MANAGERIAL_WORDS.filter(({ isFault }) => isFault))).toEqual(ids(features.filter(({ weight }) => weight < 0)));
  });

  it('have a way to say that a part was seen', () => {
    const parts = [...NETWORKING_WORDS, ...MANAGERIAL_WORDS].filter(({ isFault }) => !isFault);
    expect(ids(parts)).toEqual(new Set(Object.keys(SEEN_WORDS)));
  });

  it('are numbered from 1', () => {
    for (const words of [NETWORKING_WORDS, MANAGERIAL_WORDS, GROW_WORDS])
      expect(words.map(({ number }) => number)).toEqual(words.map((_, i) => i + 1));
  });
});
