import { hasPhrase, phrases } from '../reading/phrases.ts';
import { quoteSentence, type Sentence, type Word } from '../reading/read-text.ts';
import { isContent, isPast } from '../reading/word-forms.ts';
import { best, NOTHING, seenPhrases, seenSentence, type Seen } from '../seen.ts';
import { isElsewhere, type Turn } from './turn.ts';

const SHARED_PAST = phrases(
  [
    'i ~ remember|remembered|recall|recalled',
    'do|you remember',
    'last time we|i|you',
    'when|since we|you|i ~ worked|were|was|met|left|shared|ran|did|had|taught|showed|told|spoke|talked|moved|started',
    'i still use|have|think|do|tell|remember|quote|keep',
    'you ~ taught|showed|told|once|helped|gave ~ me|us',
    'back in|at|when|then',
    'those days|years',
    'years ago',
    'our @number? days|time|year|years|team|project|shift|shifts',
    'i saw|read|noticed|heard you|your|that|about',
    'thought of|about you',
    'reminded me of you|your|our',
  ],
  { number: new Set(['old', 'first', 'last', 'two', 'three']) },
);
const ASK = phrases([
  'would|could|might you ~ be|feel|consider|mind|introduce|refer|pass|mention|put|point|forward|recommend|look|tell|share',
  'are|would you ~ comfortable|willing|open|happy|able',
  'be ~ comfortable|willing|open|happy|able',
  'i ~ wondered|wonder|wondering if|whether',
  'may|could|can i ~ ask|mention|use|send|give|say|name',
  'i ~ like|love to ask|apply',
  'who ~ best|right|should|would',
]);
const EASY_NO = phrases([
  'if not|no',
  'no|zero|without pressure|problem|worries|obligation|hard|offence|rush',
  'only if',
  'if you would rather|prefer',
  'rather not',
  'feel free to? say|tell|not|ignore|decline',
  'if it|that|this ~ not|too|awkward|uncomfortable',
  'if you are|can|would ~ not|too|awkward|uncomfortable',
  'completely|totally|perfectly|fully|quite fine|understand|okay|ok|understandable',
  'i will|would|can|completely|fully|totally ~ understand',
  'please say|tell ~ no|honestly|so',
  'do not feel you|obliged|bad',
  'no need to',
  'fine if',
  'if you ~ comfortable|happy|willing|both|agree|think',
  'would you ~ mind|like|both',
  'are you ~ both? ok|okay|happy',
  'is that|it|this ok|okay|alright|fine|all',
  'ok|okay|happy|alright with|if',
]);
const BOTH = phrases([
  'both of? you?',
  'each other',
  'one another',
  'you two',
  'same',
  'in common',
  'between you',
  'compare notes',
  'the two of',
]);
const TELLS = phrases(['@person ~ @tells', 'who|whose'], {
  person: ({ form, named }: Word) => named || ['he', 'she', 'you', 'they', 'both'].includes(form),
  tells: ({ form }: Word) =>
    isPast(form) ||
    'is are has have runs leads works teaches manages knows looks wants needs does makes builds keeps sells grows helps plans designs drives repairs cooks plays writes lives speaks'
      .split(' ')
      .includes(form),
});
const CLOSING = phrases([
  'i ~ should|better|must|need|have|promised|want ~ let|go|catch|get|head|find|leave|say|be|run|make|set|join',
  'i have? promised',
  'let you get|go|meet|circulate|mingle|carry|enjoy|talk|eat|speak',
  'not want? ~ keep|hold|take|monopolise|hog you|up|your|all',
  'i am going to|about|off',
  'before i|you|we ~ go|leave|head|run|part|forget',
  'i have ~ promised|got|a train|bus|session|lift|call',
  'my train|bus|lift|taxi|session|shift',
  'see|find you tomorrow|later|at|on',
  'good luck with',
  'hope|enjoy the|your|it',
]);

/** Something that both remember, or what made the learner write today. */
export const seeSharedPast = (turn: Turn): Seen => seenPhrases(turn.text, SHARED_PAST);

/** A request that says for what: a role, a team, a person. */
export function seeClearAsk(turn: Turn): Seen {
  return best(
    turn.text.sentences
      .filter(({ words }) => hasPhrase(words, ASK))
      .map((sentence) =>
        seenSentence(turn.text, sentence, sentence.words.filter(({ form, named }) => named || isContent(form)).length >= 2 ? 1 : 0.5),
      ),
  );
}

export const seeEasyNo = (turn: Turn): Seen => seenPhrases(turn.text, EASY_NO);

const namesIn = (sentences: readonly Sentence[]): Set<string> =>
  new Set(
    sentences
      .flatMap(({ words }) => words.filter((word: Word, at) => word.named || (at === 0 && isContent(word.form))))
      .map(({ form }) => form.replace(/'s$/, '')),
  );

/** Two people by name, or one by name to the other who is here ("you should meet Priya"). */
export function seeBothNamed(turn: Turn): Seen {
  const named = turn.text.sentences.filter((sentence) => sentence.words.some((word) => word.named) && !isElsewhere(turn, sentence));
  const names = namesIn(named).size;
  if (names === 0) return NOTHING;
  const speaksToOne = turn.text.words.some(({ form }) => form === 'you' || form === 'your');
  return {
    strength: names >= 2 || speaksToOne ? 1 : 0.4,
    evidence: named.flatMap((sentence) => quoteSentence(turn.text, sentence)).slice(0, 2),
  };
}

/** Why each would want to meet the other: something told of one and of the other, or what they share. */
export function seeWhyEach(turn: Turn): Seen {
  const telling = turn.text.sentences.filter(
    ({ words }) => hasPhrase(words, TELLS) && words.filter(({ form, named }) => !named && isContent(form)).length >= 2,
  );
  const evidence = telling.flatMap((sentence) => quoteSentence(turn.text, sentence));
  const shared = turn.text.sentences.some(({ words }) => hasPhrase(words, BOTH));
  return { strength: Math.min(1, telling.length * 0.4 + (shared && telling.length > 0 ? 0.3 : 0)), evidence };
}

/** Says that the talk ends, and why or what was good in it. */
export const seeKindClose = (turn: Turn): Seen => seenPhrases(turn.text, CLOSING);
