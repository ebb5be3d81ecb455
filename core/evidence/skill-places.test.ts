import { describe, expect, it } from 'vitest';
import { SKILL_IDS, type SkillId } from '../skills/skill-ids.ts';
import { newestPlace, placeSkills } from './skill-places.ts';
import type { SkillRecord } from './skill-record.ts';

type Stances = Parameters<typeof placeSkills>[1];
const NO_PLAN: Stances = [];
const record = (id: SkillId, more: Partial<SkillRecord> = {}): SkillRecord => ({
  id,
  name: id,
  description: '',
  learned: 0,
  marked: 0,
  practised: 0,
  shown: 0,
  goals: [],
  evidence: [],
  waiting: [],
  ...more,
});
const evidence = (at: string): SkillRecord['evidence'] => [{ at, stage: 'shown', source: 'A talk', from: { conversationId: 'talk' } }];
const GOALS = [{ id: 'goal', text: 'A goal' }];
const idsOf = (records: readonly SkillRecord[], plan: Stances) => placeSkills(records, plan).map((place) => place.record.id);

describe('the map of skills', () => {
  it('has a place for what was only marked by hand, which reaches no stage', () => {
    const [place] = placeSkills([record('deciding', { marked: 1 })], NO_PLAN);
    expect(place).toMatchObject({ reached: null, next: 'learned', isPlanned: false });
  });

  it('is empty for a newcomer', () => {
    expect(
      placeSkills(
        SKILL_IDS.map((id) => record(id)),
        NO_PLAN,
      ),
    ).toEqual([]);
  });

  it('has every skill with evidence and every one that the plan points to, in the order of the vocabulary', () => {
    const records = [
      record('negotiating', { goals: GOALS }),
      record('presenting', { shown: 1 }),
      record('delegating'),
      record('deciding'),
      record('learning'),
    ];
    const plan: Stances = [
      { skill: 'learning', stance: 'hard' },
      { skill: 'deciding', stance: 'wanted' },
      { skill: 'delegating', stance: 'strong' },
    ];
    expect(idsOf(records, plan)).toEqual(['negotiating', 'presenting', 'deciding', 'learning']);
  });

  it('does not point where the answers say that one is strong', () => {
    const records = [record('presenting', { learned: 1 }), record('deciding')];
    const plan: Stances = [{ skill: 'presenting', stance: 'strong' }];
    expect(placeSkills(records, plan)).toMatchObject([{ record: { id: 'presenting' }, stance: 'strong', isPlanned: false }]);
  });

  it('has a place that a goal is about', () => {
    expect(placeSkills([record('deciding', { goals: GOALS })], NO_PLAN)).toMatchObject([
      { isPlanned: true, stance: null, reached: null, next: 'learned' },
    ]);
  });

  it.each([
    [{ learned: 1 }, 'learned', 'practised'],
    [{ learned: 2, practised: 1 }, 'practised', 'shown'],
    [{ practised: 1, shown: 1 }, 'shown', 'learned'],
    [{ learned: 1, practised: 1, shown: 1 }, 'shown', null],
  ])('knows how far %j goes, and what would be new', (counts, reached, next) => {
    expect(placeSkills([record('deciding', counts)], NO_PLAN)).toMatchObject([{ reached, next }]);
  });
});

it('opens at the newest evidence, or else where the plan points first', () => {
  const seen = [
    record('negotiating', { shown: 1, evidence: evidence('2026-05-01T00:00:00.000Z') }),
    record('presenting', { shown: 1, evidence: evidence('2026-05-03T00:00:00.000Z') }),
    record('deciding', { shown: 1, evidence: evidence('2026-05-02T00:00:00.000Z') }),
  ];
  expect(newestPlace(placeSkills(seen, NO_PLAN))?.record.id).toBe('presenting');
  const wanted = placeSkills([record('deciding', { goals: GOALS }), record('learning', { goals: GOALS })], NO_PLAN);
  expect(newestPlace(wanted)?.record.id).toBe('deciding');
  expect(newestPlace([])).toBeNull();
});
