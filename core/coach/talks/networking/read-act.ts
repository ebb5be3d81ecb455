import { isOtherLanguage } from '../../reading/other-language.ts';
import { saysSomething } from '../says-something.ts';

/** What a learner does with a turn, as the other person takes it. */
export const ACTS = [
  'leave',
  'rude',
  'ask_job',
  'next_step',
  'offer',
  'reflect',
  'follow_up',
  'ask_open',
  'ask_closed',
  'introduce',
  'thank',
  'sorry',
  'tell_long',
  'nod',
  'tell',
] as const;
export type Act = (typeof ACTS)[number];

const READ_CHARS = 2000;
const LONG_WORDS = 60;
/** Words of this length and more carry what a sentence is about. */
const MEANING_CHARS = 5;

const TIME =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|next week|this week|next month|at \d{1,2}|in (?:a|one|two|three) (?:days?|weeks?)|by the end of|after (?:lunch|work|the))\b/;
const MEETING =
  /\b(?:send|call|ring|write|email|message|meet|visit|coffee|lunch|drop|bring|come by|get in touch|talk again|show you|phone|catch up)\b/;

const SIGNS: readonly (readonly [Act, RegExp])[] = [
  [
    'rude',
    /\b(?:shut up|(?:you are|you're|this is|how) (?:so |very |really )?(?:boring|stupid|useless|annoying|an idiot)|(?:do not|don't) care|waste of (?:my )?time|fuck|piss off|idiot)\b/,
  ],
  [
    'leave',
    /\b(?:(?:must|need to|have to|ought to|should|better|going to|let you) (?:run|go|get going|head (?:off|back|home)|leave|be off|get back|catch|find|say goodbye)|i(?:'ll| will)? leave you|let you (?:two )?(?:talk|get on)|my (?:train|tram|bus) |\bgood ?bye\b|^bye\b|bye for now|see you (?:soon|then|around)|take care)\b/,
  ],
  [
    'ask_job',
    /\b(?:hiring|vacanc|job openings?|open positions?|any (?:jobs|openings|positions|work going)|(?:give|get|find|offer) me (?:a|an|the|some)? ?(?:job|interview|position|work|role)|hire me|my (?:cv|resume)|put in a (?:good )?word|recommend me|refer me|looking for a (?:new )?job)/,
  ],
  [
    'offer',
    /\b(?:i (?:could|can|would|will|might) (?:send|show|help|share|introduce|put you|bring|lend|pass on|look|try|test|give you)|i ?'?ll (?:send|show|help|share|introduce|bring|lend|pass on|try)|would it help if i|happy to (?:send|show|help|share|introduce|try|put)|let me (?:send|show|help|introduce|put you))\b/,
  ],
  [
    'reflect',
    /^(?:ah |oh |right |okay |ok |hm+ )?(?:so (?:you|your|that|it|what|the)|it sounds (?:like|as if)|sounds (?:like|as if)|if i (?:hear|understand) you)\b/,
  ],
  [
    'introduce',
    /\b(?:my name is|i am called|let me introduce|i(?: would|'d) like (?:you to meet|to introduce)|have you met|you two|this is [a-z]+|meet [a-z]+,|nice to meet you|pleased to meet you)\b|^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/,
  ],
  ['sorry', /\b(?:sorry|apologi[sz]e|excuse me|did not mean|didn't mean|(?:may|can) i interrupt|to interrupt)\b/],
  ['thank', /\b(?:thank|thanks|grateful|appreciate)\b/],
];
/** Says that somebody listens, and nothing else. */
const NOD =
  /^(?:(?:ok|okay|yes|yeah|no|sure|right|fine|good|great|nice|i see|hm+|mm+|ah|oh|really|interesting|cool|i don't know|i do not know|no idea|not sure)(?:[ .,]+|$)){1,4}$/;
const OPEN =
  /(?:^|[.,;!?] |\band |\bso |\bbut )(?:how|what(?! a\b)|why|which|who|where|when|tell me|could you (?:tell|say|describe)|can you (?:tell|say|describe)|i(?: would|'d) (?:like|love) to (?:hear|know))\b/;
const CLOSED = /(?:^|[.,;!?] )(?:do|does|did|is|are|was|were|have|has|can|could|would|will|should)\b/;

/**
 * What a turn does, what weighs most first; empty when there is nothing in it that a person could take up.
 * @param heard what the other said last
 */
export function readActs(text: string, heard: string): Act[] {
  const said = text.slice(0, READ_CHARS).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const words = said.match(/\p{L}+/gu) ?? [];
  if (isOtherLanguage(said) || !(saysSomething(said) || NOD.test(said))) return [];
  const acts = new Set<Act>(SIGNS.filter(([, sign]) => sign.test(said)).map(([act]) => act));
  if (TIME.test(said) && MEETING.test(said)) acts.add('next_step');
  if (/^(?:ah |oh |right |okay |ok )?so\b/.test(said) && takesUp(words, heard)) acts.add('reflect');
  const isOpen = OPEN.test(said);
  if (isOpen || said.includes('?') || CLOSED.test(said)) {
    acts.add(isOpen ? 'ask_open' : 'ask_closed');
    if (takesUp(words, heard)) acts.add('follow_up');
  }
  acts.add(words.length > LONG_WORDS ? 'tell_long' : NOD.test(said) ? 'nod' : 'tell');
  return ACTS.filter((act) => acts.has(act));
}

function takesUp(words: readonly string[], heard: string): boolean {
  const heardWords = new Set(heard.toLowerCase().match(/\p{L}+/gu) ?? []);
  return words.some((word) => word.length >= MEANING_CHARS && heardWords.has(word));
}
