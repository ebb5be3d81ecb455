import { uncapitalized } from '../../words.ts';
import type { Direction } from '../assessment.ts';
import { labelOf } from '../choice-words.ts';
import type { Schooling } from '../confirmed.ts';
import { INTERESTS, type Interest } from '../questions.ts';
import { INTEREST_FACTS, type Occupation } from './interest-facts.ts';
import { WORK_AREAS, type WorkArea } from './work-areas.ts';

const MAX_DIRECTIONS = 3;
const MAX_OCCUPATIONS = 3;

/** O*NET's job zones, by the schooling that they ask for. */
const JOB_ZONES: Readonly<Record<Schooling, readonly number[]>> = { little: [1, 2], trade: [1, 2, 3], degree: [4], more: [4, 5] };

/** Where an interest counts for an area: as its nearer one or its other one. */
const WEIGHTS = [2, 1];

/** What the occupations are chosen for. */
interface Chooser {
  /** Null where nothing was said of it: then nothing is left out. */
  readonly schooling: Schooling | null;
  /** Somebody who wants to lead people sees first those who manage. */
  readonly isToLead: boolean;
}

/** Work that goes with the interests, the area first that most and the foremost of them share. Own words have no facts. */
export function directionsFor(picks: readonly string[], schooling: Schooling | null, isToLead = false): Direction[] {
  const interests = picks.filter(isInterest);
  const shown = new Set<string>();
  return rankAreas(interests)
    .slice(0, MAX_DIRECTIONS)
    .map((area) => {
      const named = interests.filter((interest) => INTEREST_FACTS[interest].areas.includes(area));
      const occupations = chooseOccupations(area, named, { schooling, isToLead }, shown);
      for (const { code } of occupations) shown.add(code);
      return {
        area,
        text: describe(area, named),
        occupations: occupations.map(({ code, title }) => ({ code, title })),
        because: named.map((answer) => ({ questionId: 'interests' as const, answer })),
      };
    })
    .filter(({ occupations }) => occupations.length > 0);
}

const isInterest = (pick: string): pick is Interest => (INTERESTS as readonly string[]).includes(pick);

function rankAreas(interests: readonly Interest[]): WorkArea[] {
  const strengths = new Map<WorkArea, number>();
  for (const [i, interest] of interests.entries()) {
    for (const [rank, area] of INTEREST_FACTS[interest].areas.entries()) {
      strengths.set(area, (strengths.get(area) ?? 0) + (interests.length - i) * WEIGHTS[rank]!);
    }
  }
  return [...strengths].toSorted(([, a], [, b]) => b - a).map(([area]) => area);
}

/** One of each interest in turn, so that every one of them is seen, and none that stands elsewhere already. */
function chooseOccupations(area: WorkArea, interests: readonly Interest[], chooser: Chooser, shown: ReadonlySet<string>): Occupation[] {
  const byInterest = interests.map((interest) =>
    occupationsFor(chooser, INTEREST_FACTS[interest].occupations).filter(({ areas }) => areas.includes(area)),
  );
  const turns = Math.max(0, ...byInterest.map(({ length }) => length));
  const inTurn = Array.from({ length: turns }, (_, turn) => byInterest.flatMap((occupations) => occupations[turn] ?? [])).flat();
  return inTurn.filter(({ code }) => !shown.has(code)).slice(0, MAX_OCCUPATIONS);
}

const isManagement = ({ code }: Occupation): boolean => code.startsWith('11-');

/** Those that manage come first for those who want to. */
function occupationsFor({ schooling, isToLead }: Chooser, occupations: readonly Occupation[]): Occupation[] {
  const fitting = schooling === null ? [...occupations] : occupations.filter(({ jobZone }) => JOB_ZONES[schooling].includes(jobZone));
  return isToLead ? fitting.toSorted((one, other) => Number(isManagement(other)) - Number(isManagement(one))) : fitting;
}

function describe(area: WorkArea, interests: readonly Interest[]): string {
  const names = interests.map((interest) => uncapitalized(labelOf('interests', interest)));
  return `You named ${listNames(names)}; O*NET, the American list of occupations, counts that as ${area} work: ${WORK_AREAS[area]}.`;
}

/** A label may have an "and" of its own. */
function listNames(names: readonly string[]): string {
  const last = names.length > 2 || names.some((name) => name.includes(' and ')) ? ', and ' : ' and ';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}` : (names[0] ?? '');
}
