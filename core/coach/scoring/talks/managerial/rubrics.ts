export const MANAGERIAL_RUBRICS = ['feedback', 'conflict', 'delegation', 'one-to-one', 'hiring', 'change', 'goals'] as const;
export type ManagerialRubric = (typeof MANAGERIAL_RUBRICS)[number];

export type ManagerialPart =
  | 'situation'
  | 'behaviour'
  | 'effect'
  | 'open-question'
  | 'listening'
  | 'request'
  | 'own-view'
  | 'why'
  | 'what'
  | 'authority'
  | 'by-when'
  | 'check-in'
  | 'support'
  | 'both-sides'
  | 'criteria'
  | 'past-example'
  | 'what-stays'
  | 'goal'
  | 'reality'
  | 'options'
  | 'will';

type Weights = Readonly<Partial<Record<ManagerialPart, number>>>;

/** SBI, DESC and GROW where there is such an order; each slot .15 to .25 (coach-evidence, section 3). */
export const RUBRIC_WEIGHTS: Readonly<Record<ManagerialRubric, Weights>> = {
  feedback: {
    situation: 0.18,
    behaviour: 0.22,
    effect: 0.22,
    'open-question': 0.2,
    'by-when': 0.08,
    'check-in': 0.08,
    request: 0.08,
    support: 0.05,
    listening: 0.06,
  },
  conflict: {
    situation: 0.12,
    behaviour: 0.15,
    'own-view': 0.12,
    effect: 0.15,
    request: 0.15,
    'both-sides': 0.2,
    'open-question': 0.15,
    'check-in': 0.1,
    listening: 0.1,
    'by-when': 0.06,
  },
  delegation: { what: 0.18, why: 0.2, authority: 0.2, 'by-when': 0.18, 'check-in': 0.18, support: 0.1, 'open-question': 0.12 },
  'one-to-one': {
    'open-question': 0.25,
    listening: 0.2,
    situation: 0.1,
    'by-when': 0.15,
    'check-in': 0.12,
    support: 0.12,
    effect: 0.05,
    options: 0.05,
    request: 0.04,
  },
  hiring: {
    criteria: 0.25,
    'past-example': 0.25,
    'open-question': 0.15,
    why: 0.08,
    'both-sides': 0.06,
    'by-when': 0.1,
    what: 0.08,
    support: 0.04,
    'check-in': 0.05,
  },
  change: {
    'by-when': 0.18,
    why: 0.2,
    'what-stays': 0.18,
    effect: 0.08,
    'open-question': 0.18,
    listening: 0.14,
    support: 0.12,
    'check-in': 0.1,
    what: 0.05,
  },
  goals: {
    goal: 0.2,
    reality: 0.18,
    options: 0.15,
    will: 0.18,
    'by-when': 0.15,
    'open-question': 0.18,
    'check-in': 0.12,
    why: 0.05,
    support: 0.05,
  },
};

/** The slots that give a rubric its name: a text that fills them is of its kind. */
export const OWN_SLOTS: Readonly<Record<ManagerialRubric, readonly ManagerialPart[]>> = {
  feedback: ['behaviour', 'effect', 'situation'],
  conflict: ['both-sides', 'request', 'own-view'],
  delegation: ['what', 'authority', 'why'],
  'one-to-one': ['open-question', 'listening'],
  hiring: ['criteria', 'past-example'],
  change: ['what-stays', 'why', 'listening'],
  goals: ['goal', 'reality', 'options', 'will'],
};

const SIGNS: readonly [ManagerialRubric, RegExp][] = [
  ['feedback', /feedback|apprais|performance|review|praise|recognition/i],
  ['delegation', /delegat|hand(ing)? over|empower/i],
  ['one-to-one', /1[:\s-]*(on|to)?[:\s-]*1|one[\s-](on|to)[\s-]one|check[\s-]?in|listen|coaching/i],
  ['conflict', /conflict|disagree|difficult|tension|dispute|mediat/i],
  ['hiring', /hir(e|ing)|recruit|interview|candidate|select/i],
  ['change', /chang|transition|reorgani|restructur|transform/i],
  ['goals', /goal|grow|objective|okr|target|development|career/i],
];

/** What a talk is about by its focus and topics, the focus first; empty when neither says. */
export function readRubrics(focus: string | null, topics: readonly string[]): ManagerialRubric[] {
  for (const said of [focus ?? '', topics.slice(0, 20).join(' ')]) {
    const fitting = SIGNS.filter(([, sign]) => sign.test(said.slice(0, 400))).map(([rubric]) => rubric);
    if (fitting.length > 0) return fitting;
  }
  return [];
}
