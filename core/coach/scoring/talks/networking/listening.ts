import { hasPhrase, phrases } from '../reading/phrases.ts';
import { isGeneric, isOpen } from '../reading/questions.ts';
import { isContent } from '../reading/word-forms.ts';
import { JOB_REQUEST } from './job-request.ts';
import { best, NOTHING, seenSentence, type Seen } from '../seen.ts';
import { isElsewhere, takesUp, type Turn } from './turn.ts';

const POINTS_BACK = phrases([
  'that|it|this|they|them|there|those|these|then|he|she|one',
  'the first|second|other|rest|hardest|biggest|next',
  'you mentioned|said|described|told|meant|wrote',
]);
const THEIR_STORY = phrases([
  'made|brought|got|led|drew|surprised|helped|convinced|changed you',
  'did|have|had|were|was|would you|your',
  'how|what|why|which|where|when did|do|does|was|were|would ~ you|your',
]);
const HEARD_OPENER = phrases([
  'so you|your|it|that|the',
  'it|that|this sounds|seems|must|makes|explains|means',
  'it|that|this can not',
  'sounds|seems like|as|hard|tough|frustrating|good|familiar',
  'you ~ mentioned|said|described|told|were|had|have|went|must|sound|moved|managed|spent',
  'what you ~ said|mentioned|described|told',
  'your point|story|example|talk|answer|question|idea|advice|work|team',
  'i hear|see|understand|noticed|remember|liked|wrote|noted',
]);

/** Thanks are a part of their own. */
const THANKED = phrases(['thanks|thank|grateful for|you']);
const OWN = phrases(['i|my|me|we|our']);
const THEIRS = phrases(['you|your|that|it|this|they|their|he|she']);

/** A question about a thing that the other brought in; one that only points back to it counts for less. */
export function seeFollowUp(turn: Turn): Seen {
  return best(
    turn.text.sentences.map((question, at) => {
      if (!turn.questions.has(question) || hasPhrase(question.words, JOB_REQUEST)) return NOTHING;
      const before = turn.text.sentences[at - 1];
      const pointsBack = hasPhrase(question.words, POINTS_BACK);
      if (takesUp(turn, question).length > 0) return seenSentence(turn.text, question, isGeneric(question) ? 0.6 : 1);
      if (isGeneric(question)) return NOTHING;
      if (before !== undefined && takesUp(turn, before).length > 0) return seenSentence(turn.text, question, pointsBack ? 0.9 : 0.6);
      if (isOpen(question) && hasPhrase(question.words, THEIR_STORY)) {
        const particulars = question.words.filter(({ form }) => isContent(form)).length;
        return seenSentence(turn.text, question, pointsBack || turn.isFirst ? 0.6 : particulars >= 2 ? 0.5 : 0.35);
      }
      return NOTHING;
    }),
  );
}

/** What the other said, said back: their words in a sentence that is no question. */
export function seeReflection(turn: Turn): Seen {
  return best(
    turn.text.sentences.map((sentence) => {
      const words = takesUp(turn, sentence).length;
      const opens = hasPhrase(sentence.words, HEARD_OPENER);
      const asks = turn.questions.has(sentence);
      if (!opens && hasPhrase(sentence.words, THANKED)) return NOTHING;
      const ownOnly = hasPhrase(sentence.words, OWN) && !hasPhrase(sentence.words, THEIRS);
      if (words === 0 || ownOnly) return opens && !asks ? seenSentence(turn.text, sentence, 0.3) : NOTHING;
      if (asks) return seenSentence(turn.text, sentence, opens && words >= 2 ? 0.6 : 0);
      return seenSentence(turn.text, sentence, opens ? 1 : words >= 2 ? 0.7 : 0.5);
    }),
  );
}

export function seeOpenQuestion(turn: Turn): Seen {
  return best(
    [...turn.questions]
      .filter((question) => isOpen(question) && !isElsewhere(turn, question))
      .map((question) =>
        seenSentence(turn.text, question, isGeneric(question) ? 0.3 : question.words.some(({ form }) => isContent(form)) ? 1 : 0.6),
      ),
  );
}
