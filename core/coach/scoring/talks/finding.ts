import type { Band, EvaluatedFeature, Evaluation, Evidence, Refusal, Rubric } from '#core/coach/evaluation.ts';

/** What one look at a turn gave. */
export interface Finding {
  readonly id: string;
  /** Below 0 for a fault. */
  readonly weight: number;
  /** 0 to 1: nothing of it, to all of it. */
  readonly strength: number;
  readonly evidence: readonly Evidence[];
  /** Said when a part is missing, or a fault was found. */
  readonly advice: string | null;
}

const FOUND_FROM = 0.5;
/** Quotes of one feature that are worth showing. */
const MAX_EVIDENCE = 5;
/** A plain turn without faults, so that faults still order the turns below it. */
const PLAIN = 0.15;

/**
 * 0 to 1. `due` is the weight that a full turn reaches: a turn in the middle of a talk need not hold everything, so each
 * further part adds less, and two full turns still have an order.
 */
export function overallOf(findings: readonly Finding[], due: number): number {
  const sum = (wanted: boolean): number =>
    findings.reduce((total, { weight, strength }) => (weight > 0 === wanted ? total + weight * strength : total), 0);
  return Math.max(0, Math.min(1, PLAIN + (1 - PLAIN) * (1 - Math.exp((-2 * sum(true)) / due)) + sum(false)));
}

export const isFound = ({ strength }: Finding): boolean => strength >= FOUND_FROM;

function toFeature(finding: Finding): EvaluatedFeature {
  const { id, weight, evidence, advice } = finding;
  const found = isFound(finding);
  return { id, found, weight, evidence: found ? evidence.slice(0, MAX_EVIDENCE) : [], advice: found === weight > 0 ? null : advice };
}

/** From what was found and not from the number: how many parts stand, and whether one that carries the turn is among them. */
export function bandOf(findings: readonly Finding[], carrying: readonly string[]): Band {
  const parts = findings.filter((finding) => finding.weight > 0 && isFound(finding));
  const faults = findings.filter((finding) => finding.weight < 0 && isFound(finding));
  const steps = parts.length - faults.length;
  if (steps <= 0) return 'not_yet';
  if (steps === 1 || !parts.some(({ id }) => carrying.includes(id))) return 'forming';
  return steps >= 3 && faults.length === 0 ? 'strong' : 'solid';
}

/** What is seen in what is not scored. */
export const UNREAD = {
  form: null,
  overall: 0,
  band: 'not_yet',
  sure: true,
  probe: null,
  praise: null,
  features: [],
  compare: null,
} satisfies Partial<Evaluation>;

export function refusal(rubric: Rubric, question: string | null, refused: Refusal): Evaluation {
  return { ...UNREAD, rubric, question, refused };
}

export const scored = (
  rubric: Rubric,
  question: string | null,
  { overall, band, findings }: { overall: number; band: Band; findings: readonly Finding[] },
): Evaluation => ({ ...UNREAD, rubric, question, refused: null, overall, band, features: findings.map(toFeature) });
