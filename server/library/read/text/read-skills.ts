import { findNearestKey } from '#core/library/source/nearest-key.ts';
import { findSkills } from '#core/skills/find-skills.ts';
import { SKILL_IDS, type SkillId } from '#core/skills/skill-ids.ts';
import type { ProblemLog } from '../../problem.ts';
import type { ParsedYaml } from './parse-yaml.ts';

/** What trains everything trains nothing that one could look for. */
const MAX_SKILLS = 3;
/** A list of a thousand unknown names is one mistake. */
const MAX_REPORTED = 20;

/** The skills that frontmatter names. What cannot be counted is a notice: the work is worth showing without it. */
export function readSkills(file: string, names: readonly string[], lineOf: ParsedYaml['lineOf'], problems: ProblemLog): SkillId[] {
  const known = new Set<SkillId>();
  let unknown = 0;
  for (const [at, name] of names.entries()) {
    const id = SKILL_IDS.find((skill) => skill === name.toLowerCase());
    if (id) known.add(id);
    else if (name !== '' && ++unknown <= MAX_REPORTED)
      problems.notice(file, `The skill ${name} is not known and has no effect.`, suggestSkill(name), lineOf(['skills', at]));
  }
  if (known.size > MAX_SKILLS) {
    problems.notice(
      file,
      `There are ${known.size} skills; only the first ${MAX_SKILLS} are kept.`,
      `Name the ${MAX_SKILLS} that it trains most.`,
      lineOf(['skills']),
    );
  }
  return [...known].slice(0, MAX_SKILLS);
}

function suggestSkill(name: string): string {
  const [nearest = findNearestKey(name, SKILL_IDS)] = findSkills(name);
  return nearest === null ? `Remove it, or use one of: ${SKILL_IDS.join(', ')}.` : `Did you mean ${nearest}?`;
}
