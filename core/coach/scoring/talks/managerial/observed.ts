import { findPastTimes } from '../reading/find-times.ts';
import { findPhrases, hasPhrase, phrases } from '../reading/phrases.ts';
import type { ReadText, Word } from '../reading/read-text.ts';
import { isPast } from '../reading/word-forms.ts';
import { seenPlaces, seenSentences, type Seen } from '../seen.ts';

/** Verbs and judgements that no camera could have recorded. */
const INNER = new Set(
  'felt thought wanted seemed were was had knew believed cared tried decided supposed needed liked hoped got'.split(' '),
);
const PERSON = new Set('you he she they who somebody someone'.split(' '));
const past = ({ form }: Word): boolean => isPast(form) && !INNER.has(form);
const person = (word: Word): boolean => word.named || PERSON.has(word.form);

const DID = phrases(
  [
    '@person @adverb? @past',
    '@person|and|then ~ did|have|has|were|was not',
    '@person have|has @adverb? @past|been|come|gone|taken|given|done',
    '@person was|were ~ late|early|off|away|on|minutes|missing|absent|not|out|there|quiet|silent|without|still|looking|talking|speaking|using|reading|typing|interrupting',
    '@person and @person ~ @past',
    'your|his|her|their|the ~ was|were|arrived|came|went|had|is|are ~ late|missing|wrong|empty|behind|short|early|clear|out|sent|incomplete|unfinished|#',
    'i noticed|saw|heard|counted|watched|read|found',
    'there were|was|have|had ~ missed|late|errors|mistakes|complaints|gaps',
    'the way you',
    'when you',
    'how you',
  ],
  { person, past, adverb: new Set('also then just again twice only both still already never'.split(' ')) },
);
const EFFECT = phrases([
  'meant|means|meaning',
  'as a result|consequence',
  'because of that|this|it|which',
  'had to',
  'so ~ had|lost|missed|waited|ended|spent|went|stayed',
  'so ~ could|can|did|were not',
  'left ~ without|waiting|with|short|alone|unsure|guessing|to|wondering',
  'which ~ meant|left|made|cost|put|delayed|held|slowed|helped|saved|gave|let|kept|calmed|showed|pushed|caused|upset',
  'it|that|this ~ meant|left|made|cost|put|delayed|held|slowed|helped|saved|gave|let|kept|calmed|pushed|caused|upset|affects|affected|puts|leaves|makes|costs|means|knocks|adds|added',
  'cost|costs|costing us|them|the|a|#',
  'the effect|impact|result|consequence|upshot|knock-on',
  'lost|missed|waited|waiting|delayed|late for|the|a|an|#|because|by|with|while|until',
  'someone|somebody|nobody|no-one|patients|customers|residents|families|drivers|others|everyone|pupils|children|parents|guests|clients|colleagues|the|two|three|four ~ waited|missed|stayed|stopped|covered|complained|left|lost|went|worked|asked|had|started',
  'someone|somebody|nobody|no-one|patients|customers|residents|families|drivers|others|everyone|pupils|children|parents|guests|clients|colleagues|the|two|three|four ~ could|did not',
  'stayed late|on|behind|until',
  'without ~ we|they|the',
  'and ~ waited|missed|lost|stopped|complained|stayed|covered|left',
  'unable',
  'could not',
  'you|they|we|he|she did not ~ get|have|know|hear|speak|finish|feel',
  'fell|got|running|ran|run behind|late|over|short|out',
]);
/** Not an effect on anybody, though it sounds like one. */
const EMPTY_EFFECT = phrases([
  'bad|poor|negative|great|huge|big impact|effect|impression',
  'make a difference',
  'unacceptable',
  'not good enough',
  'let ~ down',
  'look|looks bad',
]);

/** A verb is shown with what it was done to. */
const WORDS_BEHIND = 4;
/** In front of "you said" these make it a question, a wish or a case. */
const LEADS_IN = new Set('did do does have has had would could can will if whether unless should were are'.split(' '));

/** When or where it was: a time in a sentence of the past. */
export const seeSituation = (text: ReadText): Seen =>
  seenPlaces(
    text,
    text.sentences.filter(({ words }) => words.some(({ form }) => isPast(form))),
    findPastTimes,
  );

/** What the person was seen or heard to do: "you", "he" or a name, and a verb of the past that is no judgement. */
export const seeBehaviour = (text: ReadText): Seen =>
  seenPlaces(text, text.sentences, (words) =>
    findPhrases(words, DID)
      .filter(({ from }) => !LEADS_IN.has(words[from - 1]?.form ?? ''))
      .map(({ from, to }) => ({ from, to: to + WORDS_BEHIND })),
  );

/** What followed for whom. */
export function seeEffect(text: ReadText): Seen {
  const sentences = text.sentences.filter(({ words }) => hasPhrase(words, EFFECT));
  const full = sentences.filter(({ words }) => !hasPhrase(words, EMPTY_EFFECT));
  return full.length > 0 ? seenSentences(text, full) : seenSentences(text, sentences, 0.4);
}
