import type { QuestionType, SlotId } from './question-types.ts';

export interface Question {
  readonly text: string;
  readonly type: QuestionType;
  readonly slots: readonly SlotId[];
}

/** The first that fits decides. */
const TYPES: readonly (readonly [QuestionType, RegExp])[] = [
  [
    'intro',
    /\b(?:tell (?:me|us) (?:a (?:little|bit) )?(?:more )?about yourself|introduce yourself|who are you|walk (?:me|us) through your (?:cv|resume|background|career)|your background|60[- ]second introduction|sum yourself up)/,
  ],
  [
    'behavioural',
    /\b(?:(?:a|the|one|any) (?:time|situation|occasion|moment|instance|example|case|day|project) (?:when|where|that|in which|you|of)|have you ever|when (?:did|have|was) you|last time|tell (?:me|us) about (?:a|an|the|your|something|someone|somebody)|give (?:me |us )?an example|describe (?:a|an|how you (?:have|did)|something|someone|your (?:biggest|proudest|greatest))|what (?:is|was|has been) (?:your|the) (?:biggest|greatest|proudest|hardest|most|worst|best) \w*|how did you|what did you|proud(?:est)? of)/,
  ],
  [
    'screening',
    /\b(?:why (?:do|did|are|would|have|should|this|us|here)|what (?:attracts|attracted|interests|draws|drew|motivates|made you)|salary|notice period|when (?:can|could) you start|available|availability|right to work|where do you see yourself|your (?:career |long-term |short-term )?(?:plans?|goals?|ambitions?)\b|strengths?|weakness(?:es)?|leaving your)/,
  ],
  [
    'case',
    /\b(?:how many .{3,80} (?:are|would|do|in)|estimate|market size|how would you (?:go about )?decid|(?:sells?|sold|sales|revenue|profits?|costs?|customers?|visitors?|members|demand) .{0,40}(?:fewer|less|fell|falls?|fallen|dropped|drops?|declin|lost|than last)|has money|budget|launch|price|should (?:we|they|it|the))/,
  ],
  [
    'situational',
    /\b(?:what (?:would|do|will) you (?:do|say)\b|what would you|how (?:do|would) you (?:handle|deal|respond|react|tell|approach|manage|support|calm|help|say|feel)|imagine|suppose|if (?:a|an|you|your|two|the|one|someone|somebody)|what if|would you do)/,
  ],
  [
    'technical',
    /\b(?:how (?:would|do|does|can) |explain|what(?:'s| is| are) the (?:difference|steps)|walk (?:me|us) through|what happens when|why does|what do you check|design)/,
  ],
];

const SLOTS: readonly (readonly [SlotId, RegExp])[] = [
  [
    'mistaken',
    /\b(?:(?:were|been|was) (?:so |quite )?(?:sure|certain|convinced) (?:of|about|that)|you (?:were|have been|had been|got it|are) (?:proved |proven )?(?:wrong|mistaken)|were you (?:wrong|mistaken)|proved? (?:you )?(?:wrong|mistaken)|turned out to be wrong|changed? your (?:own )?mind)\b/,
  ],
  [
    'failure',
    /\b(?:fail(?:ed|ure)?s?|mistakes?|went wrong|regret|missed a deadline|got (?:it |something )?wrong|errors? (?:that )?you (?:have )?made|you made an error|did(?:n't| not) (?:go|reach|meet|achieve)|let (?:someone|somebody|a \w+|people) down|screwed up|messed up|weakness|fell short)/,
  ],
  [
    'conflict',
    /\b(?:conflicts?|disagree(?:d|ment)?|argu(?:ed|ment)|difficult (?:person|colleague|co-?worker|customer|client|boss|manager|parent|stakeholder|team)|found difficult|angry|upset (?:customer|client|guest|parent|patient)|unhappy|complain(?:t|ed)|clash(?:ed)?|tension|did ?n[o']t get (?:on|along)|disput(?:e|ed)|pushed? back|say no)/,
  ],
  [
    'decision',
    /\b(?:decisions?|decided?|choose|chose|chosen|choice|judge?ment|trade-?offs?|prioriti[sz]ed?|without all the information|risk)\b/,
  ],
  ['number', /\b(?:data|numbers?|figures?|metrics?|measur(?:e|ed|able)|how much|percent|targets?|quantif)/],
  [
    'persuade',
    /\b(?:persuad\w*|convinc\w*|influenc\w*|change(?:d)? (?:someone|somebody|a \w+|their)(?:'s)? mind|negotiat\w*|buy-?in|win (?:over|someone)|won over|sell an idea)/,
  ],
];

/** Not all that is asked without a story asks for this employer. */
function screeningSlot(lower: string): SlotId {
  if (/\bstrengths?\b/.test(lower)) return 'story';
  return /\b(?:see yourself|years from now|(?:five|ten) years|your (?:career |long-term |short-term )?(?:plans?|goals?|ambitions?))\b/.test(
    lower,
  )
    ? 'plans'
    : 'motive';
}

/** What a question of the learner's own asks for, by its words. */
export function readQuestion(text: string): Question {
  const lower = text.slice(0, 1000).toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
  const type = TYPES.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'behavioural';
  if (type === 'intro') return { text, type, slots: ['intro'] };
  if (type === 'screening') return { text, type, slots: [screeningSlot(lower)] };
  if (type === 'situational') return { text, type, slots: ['situational'] };
  if (type === 'technical' || type === 'case') return { text, type, slots: ['technical'] };
  const slots = SLOTS.filter(([, pattern]) => pattern.test(lower)).map(([slot]) => slot);
  return { text, type, slots: slots.length > 0 ? slots : ['story'] };
}
