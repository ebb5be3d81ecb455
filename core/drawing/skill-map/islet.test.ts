import { describe, expect, it } from 'vitest';
import { SKILL_IDS } from '../../skills/skill-ids.ts';
import { islet, isletSize, ISLET_GROUND, ISLET_SIZE, MAX_ISLET_HEIGHT } from './islet.ts';
import { skillCairn } from './skill-cairn.ts';

/** The numbers of a path with absolute commands. */
const boxOf = (d: string) => {
  const numbers = d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** Of a ring of relative curves: a point to begin at, then for each curve its bend and its end. */
const ringBoxOf = (d: string) => {
  const [startX = 0, , ...steps] = d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const xs = steps.filter((_, i) => i % 4 === 2).reduce((all, step) => [...all, (all.at(-1) ?? 0) + step], [startX]);
  return { left: Math.min(...xs), right: Math.max(...xs) };
};

describe('an islet', () => {
  it.each(SKILL_IDS)('of %s is one piece of land with depth around it', (id) => {
    const { shore, soundings } = islet(id, 2);
    expect(shore.match(/M/g)).toHaveLength(1);
    expect(soundings.every((line) => line.startsWith('M'))).toBe(true);
  });

  it('is told apart from another by its shore, and from itself by its height alone', () => {
    expect(new Set(SKILL_IDS.map((id) => islet(id, 0).shore)).size).toBe(SKILL_IDS.length);
    expect(islet('learning', 3).shore).toBe(islet('learning', 0).shore);
    for (let height = 0; height <= MAX_ISLET_HEIGHT; height++) {
      const { contours } = islet('learning', height);
      expect(contours).toHaveLength(height);
      expect(contours.every((line) => line !== '')).toBe(true);
    }
  });
});

describe('the size of an islet', () => {
  const widthOf = (evidence: number) => {
    const { left, right } = ringBoxOf(islet('learning', 1, isletSize(evidence)).shore);
    return right - left;
  };

  it('grows with its evidence, and ends before the drawing does', () => {
    expect([0, 1, 4, 8].map(widthOf)).toEqual([0, 1, 4, 8].map(widthOf).toSorted((a, b) => a - b));
    expect(widthOf(8)).toBeGreaterThan(widthOf(0) * 1.3);
    expect(isletSize(500)).toBe(isletSize(8));
  });

  it.each(SKILL_IDS)('of %s leaves room for its depths when it is full-grown', (id) => {
    for (const sounding of islet(id, 3, isletSize(500)).soundings) {
      const { left, right } = ringBoxOf(sounding);
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(ISLET_SIZE[0]);
    }
  });
});

describe('the cairn of a skill', () => {
  it('has slabs below, then pebbles, and cut stones with a band on top', () => {
    const stones = skillCairn('learning', { learned: 1, practised: 2, shown: 1 }, ISLET_GROUND);
    expect(stones.map(({ stage, vein }) => [stage, vein !== ''])).toEqual([
      ['learned', false],
      ['practised', false],
      ['practised', false],
      ['shown', true],
    ]);
  });

  it('never grows out of the drawing, however much there is', () => {
    const stones = skillCairn('learning', { learned: 400, practised: 90, shown: 12 }, ISLET_GROUND);
    expect(stones).toHaveLength(9);
    const boxes = stones.map(({ d }) => boxOf(d));
    expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThan(0);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(ISLET_SIZE[0]);
  });

  it('is no cairn without evidence', () => {
    expect(skillCairn('learning', { learned: 0, practised: 0, shown: 0 }, ISLET_GROUND)).toEqual([]);
  });
});
