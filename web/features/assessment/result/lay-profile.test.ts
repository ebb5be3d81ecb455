import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANCES, type SkillStance } from '#core/assessment/assessment.ts';
import { overlap, type Box } from '#core/drawing/callout-place.ts';
import { SKILL_IDS, type SkillId } from '#core/skills/skill-ids.ts';
import { BASE, layProfile } from './lay-profile.ts';

const stances: fc.Arbitrary<SkillStance[]> = fc
  .uniqueArray(fc.constantFrom(...SKILL_IDS), { minLength: 1 })
  .chain((skills) =>
    fc.tuple(...skills.map((skill) => fc.constantFrom(...STANCES).map((stance): SkillStance => ({ skill, stance, because: [] })))),
  );
const width = fc.constantFrom(350, 720, 1132);

const said = (stance: SkillStance['stance'], ...skills: SkillId[]): SkillStance[] =>
  skills.map((skill) => ({ skill, stance, because: [] }));

describe('the profile of what was said', () => {
  it('has no two names that touch, and none beyond its edges', () => {
    fc.assert(
      fc.property(stances, width, (skills, wide) => {
        const { places } = layProfile(skills, skills[0]?.skill ?? null, wide);
        const labels = places.flatMap(({ label }) => (label ? [label] : []));
        const pairs = labels.flatMap((a, i) => labels.slice(i + 1).map((b) => overlap(a, b)));
        expect(pairs.filter((area) => area > 0)).toEqual([]);
        const frame: Box = { x: 0, y: 0, width: wide, height: BASE };
        for (const label of labels) expect(overlap(label, frame)).toBeCloseTo(label.width * label.height, 6);
      }),
    );
  });

  it('always names where to start', () => {
    fc.assert(
      fc.property(stances, width, fc.nat(), (skills, wide, n) => {
        const start = skills[n % skills.length]?.skill ?? null;
        const { places, start: stretch } = layProfile(skills, start, wide);
        expect(places.find(({ isStart }) => isStart)).toMatchObject({ skill: start, label: { width: expect.any(Number) } });
        expect(stretch).not.toBeNull();
      }),
    );
  });

  it('puts all skills on the ground, the strong above the wanted, and those above the hard', () => {
    fc.assert(
      fc.property(stances, width, (skills, wide) => {
        const { places } = layProfile(skills, null, wide);
        expect(places.map(({ skill }) => skill).toSorted()).toEqual(skills.map(({ skill }) => skill).toSorted());
        const heightsOf = (stance: string) =>
          places.filter(({ skill }) => skills.some((each) => each.skill === skill && each.stance === stance)).map(({ at }) => BASE - at[1]);
        expect(Math.min(...heightsOf('strong'))).toBeGreaterThan(Math.max(...heightsOf('wanted')));
        expect(Math.min(...heightsOf('wanted'))).toBeGreaterThan(Math.max(...heightsOf('hard')));
      }),
    );
  });

  it('names all places of a usual plan in a wide window, and fewer on a phone', () => {
    const skills = [
      ...said('strong', 'solving-problems', 'learning', 'writing-clearly'),
      ...said('hard', 'delegating', 'deciding', 'handling-conflict'),
      ...said('wanted', 'building-contacts', 'presenting'),
    ];
    const named = (wide: number) => layProfile(skills, 'delegating', wide).places.filter(({ label }) => label).length;
    expect(named(1132)).toBe(8);
    expect(named(350)).toBeGreaterThan(1);
    expect(named(350)).toBeLessThan(8);
  });
});
