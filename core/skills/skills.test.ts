import { describe, expect, it } from 'vitest';
import { foldText } from '../fold-text.ts';
import { SKILL_ALIASES } from './skill-aliases.ts';
import { SKILL_IDS } from './skill-ids.ts';
import { SKILL_STAGES, SKILLS } from './skills.ts';

describe.each(SKILL_IDS)('%s', (id) => {
  const { name, description, evidence } = SKILLS[id];

  it('has a name and one plain sentence', () => {
    expect(name).toMatch(/^[A-Z][\w ]+$/);
    expect(description).toMatch(/^[A-Z][^.!?]+\.$/);
    expect(description.length).toBeLessThan(100);
  });

  it('says in one sentence what counts as evidence at each stage', () => {
    for (const stage of SKILL_STAGES) expect(evidence[stage]).toMatch(/^(You|Your) [^.!?]+\.$/);
  });

  it('has its aliases folded as they are looked for, each once', () => {
    const aliases = SKILL_ALIASES[id].split(', ');
    expect(aliases.length).toBeGreaterThanOrEqual(8);
    expect(aliases.filter((alias) => alias !== foldText(alias).trim())).toEqual([]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });
});

it('no two skills have the same name', () => {
  expect(new Set(SKILL_IDS.map((id) => SKILLS[id].name)).size).toBe(SKILL_IDS.length);
});
