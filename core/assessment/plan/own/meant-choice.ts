import { foldText } from '../../../fold-text.ts';
import type { CareerGoal, Challenge } from '../../questions.ts';

const TRADE = '(?:business|company|firm|startup|agency|cafe|bakery|restaurant|shop|studio|salon|bookshop)';
const STAFF = '(?:team|group|people|department|ward|staff|crew)';

/** What plainly says a goal. The first that fits counts. */
const GOAL_PHRASES: readonly (readonly [CareerGoal, RegExp])[] = [
  ['lead_people', new RegExp(String.raw`\b(?:lead|manage|head|run) (?:(?:a|an|the|my|our|own|small|large) )*${STAFF}\b`)],
  [
    'lead_people',
    /\b(?:be|become|becoming|being) (?:a|an|the) (?:(?:team|group|shift|ward|department) (?:lead|leader|manager|head)|(?:people|line|store|shop|nurse|engineering|office) manager|supervisor|head of department)\b/,
  ],
  ['first_job', /\b(?:find|get|land|start|finding|getting) (?:a|an|my) (?:first job|apprenticeship|internship|traineeship|graduate job)\b/],
  [
    'new_job',
    /\b(?:change|switch) (?:jobs|employers?)\b|\b(?:find|get|look for) (?:a |an )?(?:new|another|different|better) (?:job|employer)\b/,
  ],
  ['change_field', /\b(?:change|switch) (?:(?:my|to another) )?(?:careers?|field|profession|industry)\b/],
  ['promotion', /\b(?:get|be|getting|being) promoted\b|\b(?:get|win|earn) (?:a|the|my) promotion\b/],
  [
    'better_pay',
    /\b(?:earn|make) more(?: money)?(?= than| at| in|$)|\b(?:better|higher) (?:pay|salary|wages?)\b|\bget a (?:pay )?(?:raise|rise)$/,
  ],
  [
    'own_business',
    new RegExp(
      String.raw`\b(?:open|start|found|set up) (?:(?:a|an|my|own|little|small|tea) )+${TRADE}(?= in| near| with| for| of my own|$)`,
    ),
  ],
  [
    'own_business',
    new RegExp(String.raw`^(?:(?:have|run|a|my) )*own (?:(?:little|small) )?${TRADE}(?= in| near| with|$)|\bbe(?:come)? self employed\b`),
  ],
  [
    'balance',
    /\bwork less$|\b(?:work fewer|fewer working) hours\b|\bmore time (?:for|with) (?:my )?(?:family|children|kids|friends)\b|\bwork life balance\b/,
  ],
  ['return', /\b(?:return|go back|get back|come back) to work\b/],
  ['step_back', /\b(?:take|find) a smaller role\b|\bstep down\b/],
  ['network', /\b(?:meet|know) more people\b|\bbuild (?:a|my) network\b/],
  ['direction', /\bfind (?:out )?what i want\b|\bfind (?:a|my) (?:direction|path)\b/],
];

/** What plainly says a challenge. */
const CHALLENGE_PHRASES: readonly (readonly [Challenge, RegExp])[] = [
  ['time', /\b(?:no|not enough|too little|lack of) time\b/],
  ['procrastination', /\bprocrastinat|\bput(?:ting)? (?:things|everything|it) off\b/],
  ['focus', /\b(?:easily|often|always) distracted\b|\b(?:cant|cannot|hard to) (?:focus|concentrate)\b/],
  ['presenting', /\bpublic speaking\b|\bstage fright\b|\bspeaking (?:in front of|before) (?:people|groups?|others)\b/],
  ['speaking_up', /\b(?:afraid|scared|hard) to speak up\b|\bspeaking up\b/],
  ['interviews', /\b(?:job interviews?|interview nerves|nervous in interviews)\b/],
  ['confidence', /\bself doubt\b|\bimpost[eo]r\b|\b(?:low|no|little|lack of) (?:self )?confidence\b/],
  ['saying_no', /\b(?:cant|cannot|hard to|never) say no$/],
  ['delegating', /\b(?:cant|cannot|hard to) (?:delegate|hand work over)\b|^delegat(?:ing|ion)$/],
  ['deciding', /\b(?:cant|cannot|hard to) decide\b|\bindecisive\b/],
  ['stress', /\b(?:stressed|burnt out|burned out|burnout|exhausted|drained|overwhelmed)\b|\btoo much stress\b|\balways tired\b/],
  ['unclear_goal', /\b(?:do not|dont) know what i want\b|\b(?:feel|feeling|am) lost\b/],
  ['rejections', /\b(?:keep getting|always|often|get) rejected\b|\b(?:many|only|so many) rejections\b/],
  ['skills_gap', /\b(?:lack|missing) (?:of )?(?:the )?(?:right )?(?:skills|qualifications?)\b/],
];

/** A goal that somebody does not want is none, and what somebody is good at gets in nobody's way. */
const DENIED = /\b(?:not|no longer|never|stop|quit|without|avoid|dont|instead of|rather than|leave|other than)\b/;
const OVERCOME = /\b(?:no longer|not afraid|used to be|good at|like|love|enjoy|without|people who|customers?|clients?)\b/;

/** Letters and figures alone, so that marks and accents make no difference. */
const plainWords = (text: string): string =>
  foldText(text)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const find = <Choice>(phrases: readonly (readonly [Choice, RegExp])[], words: string): Choice | null =>
  phrases.find(([, phrase]) => phrase.test(words))?.[0] ?? null;

/** The goal that own words plainly say; null of words that may mean something else. */
export function meantGoal(own: string): CareerGoal | null {
  const words = plainWords(own);
  return DENIED.test(words) ? null : find(GOAL_PHRASES, words);
}

/** The challenge that own words plainly say. */
export function meantChallenge(own: string): Challenge | null {
  const words = plainWords(own);
  return OVERCOME.test(words) ? null : find(CHALLENGE_PHRASES, words);
}
