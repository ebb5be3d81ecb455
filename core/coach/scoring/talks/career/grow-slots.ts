import { findFutureTimes } from '../reading/find-times.ts';
import { hasPhrase, phrases } from '../reading/phrases.ts';
import type { Sentence } from '../reading/read-text.ts';
import { isContent } from '../reading/word-forms.ts';

export const GROW_SLOTS = ['goal', 'reality', 'options', 'will'] as const;
export type GrowSlot = (typeof GROW_SLOTS)[number];

export const WANT = phrases(
  [
    'i|we want|hope|aim|plan|intend',
    'i|we would? ~ like|love|need to|a|an|more|my|our',
    'i am hoping|aiming|planning|trying|working|going|looking to|towards|at|for',
    'my|our|the|her|his ~ goal|aim|target|ambition|dream|plan ~ is|was|would',
    'what ~ you|he|she|they|we ~ want|like|hope|aim|achieve|different|reach',
    'what ~ success|good|done ~ look|mean|like',
    'so that|by then i|we',
    'you|he|she|they|@name want|wants|said|told ~ to|a|become|be|lead|run|learn',
    'goal|target is|for|of|this',
    'from ~ to #',
  ],
  { name: (word) => word.named },
);
const NOW = phrases(
  [
    'at the moment',
    'right now',
    'currently',
    'at present',
    'so far',
    'today|now ~ i|we|you|he|she|it|is|are|takes',
    'i|we|you|he|she|they ~ tried|done|started|applied|asked|spoken|been|worked|had|learned|taken|finished|sent',
    'i|we|you|he|she|they am|are|is stuck|doing|in|working|at|still|now|already|#',
    'i|we have #|never|no|already|only|a',
    'i ~ know|can ~ already',
    'where ~ you|we|things|he|she|it ~ now|stand|today|at',
    'what ~ you|have|has|he|she ~ tried|done|happening|works|worked|stopped|way|gone|difference',
    'on a scale',
    'what ~ in the way',
    'gets|got|getting|stands in the way',
    'last @time',
  ],
  { time: new Set('week month year quarter spring summer autumn winter'.split(' ')) },
);
const CHOICE = phrases([
  'either',
  'or i|we|you|ask|take|join|apply|move|stay|shadow|do|try|else|to|by|a|an|the|that|go|start|swap',
  'one|first|another|other|second|third|two|three|several option|options|way|ways|route|routes|idea|ideas|choice|choices|would|is',
  'what else',
  'what|which ~ could|might|would|options|ways|ideas|choices',
  'alternatively',
  'on the other',
  'could|might ~ or|and',
  'option|plan a|b|one|two',
  'instead of',
]);
const COMMIT = phrases(
  [
    'i|we will',
    'i am going to',
    'i commit|promise|start|begin',
    'what will|are you ~ do|going',
    'which ~ will you',
    'who|when will',
    'you|he|she|they|@name will|agreed|agree',
    'first|next|smallest step',
    'what ~ first|next step',
    'by @day',
  ],
  {
    name: (word) => word.named,
    day: new Set('monday tuesday wednesday thursday friday saturday sunday tomorrow'.split(' ')),
  },
);

/** By what one would know: neither how it stands nor what will be done. */
const MARK = phrases(['i|we will|would ~ know|see|notice|tell ~ when|once|if|because|by']);

/** How much of a slot stands in a sentence, 0 to 1. A goal and a will are whole with a date only. */
const READ: Readonly<Record<GrowSlot, (sentence: Sentence, next: Sentence | undefined) => number>> = {
  goal: (sentence, next) => (hasPhrase(sentence.words, WANT) ? (isDated(sentence, next) ? 1 : 0.5) : 0),
  reality: ({ words }) => (hasPhrase(words, NOW) && !hasPhrase(words, MARK) && words.some(({ form }) => isContent(form)) ? 1 : 0),
  options: ({ words }) => (hasPhrase(words, CHOICE) ? 1 : 0),
  will: (sentence, next) =>
    hasPhrase(sentence.words, COMMIT) && !hasPhrase(sentence.words, MARK) ? (isDated(sentence, next) ? 1 : 0.5) : 0,
};

const isDated = (sentence: Sentence, next: Sentence | undefined): boolean =>
  [sentence, next].some((one) => one !== undefined && findFutureTimes(one.words).length > 0);

export const growStrength = (slot: GrowSlot, sentence: Sentence, next?: Sentence): number => READ[slot](sentence, next);
