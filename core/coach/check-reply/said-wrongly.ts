import { plainly } from './quotations.ts';

/** What a coach never says, and the words that turn it into something that may be said. */
interface Rule {
  readonly says: RegExp;
  /** In the same sentence. */
  readonly unless?: RegExp;
}

const NOT = /\b(?:no|not|never|nobody|none|without|cannot|neither|nor)\b|n't\b/;
const ASKS = /^(?:how|what|where|who|when|which|why|if|suppose|imagine|do|does|did|would|could)\b/;

const NUMBER = String.raw`(?:\d{1,3}(?:[.,]\d)?|one|two|three|four|five|six|seven|eight|nine|ten)`;
const LETTER = String.raw`[a-f](?: ?[+-]| ?plus| ?minus)?`;

/** What the learner said of marks of their own; that it was said is looked at with the quotations. */
const TOLD = /\byou(?:'ve| have)? (?:just )?(?:said|told|wrote|mentioned)\b/;

const SCORES: readonly Rule[] = [
  { says: /\bon a scale (?:of|from)\b/, unless: NOT },
  {
    says: new RegExp(
      String.raw`\b(?:put|place|rank|see|call) (?:this|that|it|you)(?: \w+)? (?:at |an? |around |about )(?:an? |around |about )?(?:an? )?${NUMBER}\b`,
    ),
    unless: NOT,
  },
  { says: new RegExp(String.raw`\b${NUMBER} ?(?:/|out of) ?(?:five|ten|a hundred|5|10|20|100)\b`) },
  {
    says: new RegExp(
      String.raw`\b(?:scores?|scored|grades?|graded|ratings?|rate|rated|marks?|marked|bands?|points)\b[^.]{0,24}?\b(?:${NUMBER}\b|${LETTER}(?![\w']))`,
    ),
    unless: TOLD,
  },
  {
    says: new RegExp(
      String.raw`\b(?:your|this|the|overall|that) (?:answer'?s? |reply'?s? |overall )?(?:score|grade|rating|mark|band|level)\b`,
    ),
    unless: /\b(?:no|not|never|nobody|without|cannot)\b|n't\b|\byou(?:'ve| have)? (?:just )?(?:said|told|wrote|mentioned)\b/,
  },
  {
    says: new RegExp(
      String.raw`\b(?:give|gave|giving|award|get|gets|earn|earns|deserves?|worth) (?:you |this |that |it |your answer )?(?:an? )?(?:solid |strong |clear )?(?:${NUMBER} (?:stars?|points?|marks?)|[a-f][+-]|[a-f] (?:plus|minus)|${NUMBER}(?=[.!,]|$))`,
    ),
    unless: NOT,
  },
  { says: /\b(?:an? )(?:solid |strong |clear )?[a-f](?: ?[+-]|[- ](?:plus|minus))(?![\w'])/ },
  { says: /\b(?:full|top|maximum|perfect) (?:marks?|scores?|points|grade)\b/, unless: NOT },
  { says: /\b(?:\d|two|three|four|five) stars?\b|[⭐★]{1,5}/, unless: NOT },
  {
    says: /\b(?:your|this|the|that) (?:answer|reply|response|performance|pitch) (?:is|was|ranks|rates|sits)\b[^.]{0,30}\b(?:\d{1,3} ?(?:%|percent|per cent|points)|percentile|top \d)/,
  },
  { says: /\b(?:better|stronger) than \d{1,3} ?(?:%|percent|per cent)|\bin the top \d|\bpercentile\b/ },
  { says: /\b(?:band|level|verdict|result|rating) ?: ?(?:not yet|forming|solid|strong|weak|excellent|good|poor)\b/ },
];

const PRIZE = String.raw`(?:job|jobs|offer|role|position|post|place|raise|rise|promotion|promoted|interview|exam|test|contract|hired|accepted|admitted|shortlisted|it)`;
const SURELY = String.raw`(?:definitely |certainly |surely |absolutely |easily |soon |be able to |no doubt |undoubtedly )*`;
const PROMISES: readonly Rule[] = [
  { says: new RegExp(String.raw`\b(?:earn|win|land|bring) you (?:the |an? |that |this )?${PRIZE}\b`), unless: NOT },
  { says: /\b(?:position|interview|place) (?:is|will be|'s) (?:yours|in the bag)\b/, unless: NOT },
  {
    says: new RegExp(
      String.raw`\byou(?: will|'ll| shall| are going to|'re going to) ${SURELY}(?:get|land|win|have|receive|earn|pass|ace|nail|secure) (?:the |this |that |your |a |an |any )?(?:\w+ )?${PRIZE}\b`,
    ),
    unless: ASKS,
  },
  {
    says: new RegExp(
      String.raw`\byou(?: will|'ll| are going to|'re going to) ${SURELY}(?:be|get) (?:hired|promoted|accepted|offered|chosen|picked|shortlisted|successful|a success|rich)\b`,
    ),
    unless: ASKS,
  },
  { says: /\b(?:guarantee|guarantees|guaranteed)\b/, unless: NOT },
  { says: /\bi (?:can )?promise\b/, unless: NOT },
  { says: /\b(?:job|role|post|offer|promotion|raise|place) (?:is|will be|'s) (?:yours|in the bag|as good as yours)\b/, unless: NOT },
  { says: /\b(?:sure|certain|bound|guaranteed) to (?:get|land|win|be hired|be promoted|pass|succeed|impress)\b/, unless: NOT },
  {
    says: /\b(?:they|he|she|the (?:company|panel|employer|interviewer|hiring manager|college)|your (?:boss|manager))(?: will|'ll) (?:definitely |certainly |surely |have to )*(?:hire|offer|promote|accept|pick|choose|love|say yes)\b/,
    unless: ASKS,
  },
  {
    says: /\b(?:will|'ll|is going to|would) (?:definitely |certainly |surely )*get you (?:hired|promoted|the|that|this|a) ?\b/,
    unless: NOT,
  },
  {
    says: /\b100 ?(?:%|percent|per cent) (?:chance|sure|certain)|\bcannot fail\b|\byou(?:'re| are) hired\b|\bno way (?:they|you) (?:can|will|could) (?:say no|lose|fail)/,
  },
  { says: /\byour chances? (?:is|are|of getting)\b[^.]{0,30}(?:\d|high|great|excellent|good)/ },
];

const AI = String.raw`(?:an? )?(?:\w+ )?(?:ai|artificial intelligence|language model|large language model|llm|chatbot|bot|virtual assistant|machine|computer program)`;
const HUMAN: readonly Rule[] = [
  {
    says: /\bi(?:'m| am) (?:also )?(?:just )?(?:a )?(?:(?:real |actual |living )?(?:human|person)(?: being)?|real)\b(?! (?:who|of|that))/,
    unless: NOT,
  },
  { says: new RegExp(String.raw`\bi(?:'m| am) (?:not|no) ${AI}\b`) },
  { says: /\b(?:as a (?:fellow )?human|we humans|us humans|speaking as a person)\b/ },
  { says: /\bi (?:really )?(?:have|had) (?:a body|real feelings|a heart|human feelings)\b/, unless: NOT },
];
const SENSES: readonly Rule[] = [
  {
    says: /\bi (?:can |could )?(?:see|saw|hear|heard|noticed|notice) (?:(?:it |that )?in |from )?your (?:face|voice|smile|eyes|screen|video|camera|tone|expression|body|hands|posture)\b/,
    unless: NOT,
  },
  {
    says: /\byour (?:voice|tone of voice|facial expression|expression|body language|eye contact|posture|smile) (?:is|was|sounds?|sounded|looks?|looked|seems?|shows?|came)\b/,
    unless: NOT,
  },
  {
    says: /\bi(?:'ve| have)? (?:just |also )?(?:googled|searched|browsed|researched|verified|looked up|checked online|looked online|looked (?:it|this|that|them|him|her|your \w+) up)\b/,
    unless: NOT,
  },
  {
    says: /\b(?:according to|based on) (?:my|the|a) (?:search|web|internet|online|google|latest data|database)\b|\bi (?:just )?checked (?:the|their|your) (?:web|site|company|linkedin|profile|records?|database)/,
    unless: NOT,
  },
  {
    says: /\bi(?:'ve| have)? (?:just )?(?:read|seen|looked at|reviewed|opened) your (?:cv|resume|résumé|linkedin|profile|portfolio|file|email)\b/,
    unless: NOT,
  },
];
/** Of people only: somebody in a scene may tell of their work. */
const LIVED: readonly Rule[] = [
  {
    says: /\bwhen i was (?:an?|the|in|at|your)\b|\bin my (?:own )?(?:career|years as|time as|experience as)\b|\bi(?:'ve| have) (?:hired|interviewed|managed|worked)\b/,
  },
  {
    says: /\bi (?:saw|see|read|noticed|found) (?:that )?(?:on|in|from) your (?:cv|resume|résumé|linkedin|profile|portfolio|website|file)\b/,
  },
];
const DISCLAIMERS: readonly Rule[] = [
  { says: /\bi(?:'m| am) (?:only|just|merely) an? (?:\w+ )?assistant\b/ },
  { says: new RegExp(String.raw`\b(?:as|i(?:'m| am)|i am only|i(?:'m| am) just|being) (?:just |only |merely )?${AI}\b`) },
  {
    says: /\b(?:my (?:training data|knowledge cutoff|programming|guidelines)|openai|anthropic|chatgpt|i(?:'m| am) unable to (?:assist|help) with)\b/,
  },
];
const OUT_OF_ROLE: readonly Rule[] = [
  { says: /\b(?:a|good|nice|great|strong) opener\b|\bthe scene\b|\bopen question\b|\bnext time,? (?:ask|try|say)\b/ },
  { says: /\b(?:role-?play|roleplay|simulation|out of character|practice (?:session|conversation|partner))\b/ },
  {
    says: /\bin this (?:scenario|exercise|practice)\b|\bas (?:your|a|the) coach\b|\byour (?:answer|networking skills|small talk|opener)\b/,
  },
  { says: /\b(?:feedback|coach's note|coaching tip|tip) ?:/ },
];
const LEAKS: readonly Rule[] = [
  {
    says: /\b(?:system (?:prompt|message)|my (?:instructions|prompt|rules)|candidate moves?|the plan for this reply|marks of data|rubric says|i (?:was|am|have been) (?:told|instructed|asked|programmed) to)\b/,
  },
];

const PROBLEMS = {
  score: SCORES,
  promise: PROMISES,
  human: HUMAN,
  senses: [...SENSES, ...LIVED],
  disclaimer: DISCLAIMERS,
  role: OUT_OF_ROLE,
  leak: LEAKS,
};
export type SaidWrongly = keyof typeof PROBLEMS;

const sentencesOf = (text: string): string[] => plainly(text).split(/(?<=[.!?…])["')*]*\s+|\n+/);

/** Which of these a text says, sentence by sentence. */
export function saysWrongly(text: string, kinds: readonly SaidWrongly[]): SaidWrongly[] {
  const sentences = text.split('\n').flatMap(sentencesOf);
  return kinds.filter((kind) =>
    sentences.some((sentence) => PROBLEMS[kind].some(({ says, unless }) => says.test(sentence) && !(unless?.test(sentence) ?? false))),
  );
}
