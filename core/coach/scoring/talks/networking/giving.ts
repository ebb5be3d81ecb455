import { findFutureTimes } from '../reading/find-times.ts';
import { findPhrases, hasPhrase, phrases } from '../reading/phrases.ts';
import { quoteSentence } from '../reading/read-text.ts';
import { isContent } from '../reading/word-forms.ts';
import { best, NOTHING, seenSentence, type Seen } from '../seen.ts';
import { takesUp, type Turn } from './turn.ts';

const ACT =
  'send|email|e-mail|mail|call|ring|phone|message|text|meet|visit|introduce|connect|share|drop|write|bring|come|try|show|pass|swap|forward|follow|book|have|buy|get|give|ask|check|read|talk|chat|speak|put|set|report|let|see|catch|find|stop|join|grab|continue|pick|link|add|copy|post|lend|invite|start|arrange|fix|hear|take|test|print|tell';
const PROPOSAL = phrases([
  `i|we will ~ ${ACT}`,
  `i will|can|could|shall|would ~ ${ACT}`,
  `could|can|may|might|shall|should|would|will i|we|you ~ ${ACT}`,
  "let's",
  'how|what about',
  'would it|that|you ~ be|suit|work|help|mind|like|free|open',
  'are you ~ free|around|open',
  'do you ~ have|mind|fancy',
  'is there',
  'happy|glad|ok|okay|fine|alright if|to|with',
  'if i|we',
]);
const OFFER = phrases([
  `i can|could|will|would ~ send|share|introduce|show|lend|put|pass|forward|bring|connect|write|give|help|print|test|try|draft|ask|copy|email|explain|take|swap|run|look|drop|check|post|return`,
  `happy|glad to ~ send|share|introduce|show|lend|put|pass|forward|bring|connect|write|give|help|test|try|draft|swap|look|return|answer|do|talk|walk`,
  `can|could|may|shall|should i ~ send|share|introduce|show|lend|put|pass|forward|bring|connect|write|give|draft|print|email|get|fetch|copy|carry|help`,
  `if i ~ send|sent|shared|showed|share|drafted|introduced`,
  'would it help|be',
  'i have|got|kept|made|wrote a|an|the|some|two|our|my ~ template|list|checklist|spreadsheet|contact|colleague|friend|notes|article|paper|guide|sheet|copy|link|draft|summary|slides',
  'want me to',
  'you can|could|are|may have|borrow|use|welcome',
]);
const EMPTY_OFFER = phrases(['let me know if', 'if you ~ need anything|help', 'anything i can', 'any way i can', 'return the favour']);
const VAGUE_STEP = phrases([
  'keep|stay|be in touch',
  'sometime|someday',
  'some time|day|point|stage',
  'at some point|stage|time',
  'one day',
  'again|you|up|touch|speak|talk soon',
  'see you around',
  'when you have|get time',
  'when i|you ~ can|get round',
  'whenever',
  'catch up again|later|properly',
  "let's connect",
  'connect on linkedin',
  'hook up',
  'in the future',
  'down the line',
]);
const THANKS = phrases([
  'thanks|thank|grateful|appreciate|appreciated|enjoyed|glad|helpful|useful|learned|learnt|cheers',
  'great|good|lovely|nice|pleasure to|hearing|talking|chatting|speaking|meeting|learning|swapping|comparing',
]);
const EMPTY_THANKS = phrases([
  'for your|the time|help|chat|everything|reply|response',
  'so|very much',
  'talking|chatting|speaking to|with you',
  'to meet you',
  'meeting you',
]);

/** An act and a time, together in a sentence or in two that follow each other. */
export function seeNextStep(turn: Turn): Seen {
  const { sentences } = turn.text;
  return best(
    sentences.map((sentence, at) => {
      if (!hasPhrase(sentence.words, PROPOSAL)) return NOTHING;
      const timed = [sentence, sentences[at + 1]].find((one) => one !== undefined && findFutureTimes(one.words).length > 0);
      const vague = hasPhrase(sentence.words, VAGUE_STEP);
      if (timed !== undefined) return seenSentence(turn.text, sentence, vague ? 0.5 : 1);
      const particular = takesUp(turn, sentence).length > 0 || sentence.words.filter(({ form }) => isContent(form)).length >= 3;
      const isAct = findPhrases(sentence.words, OFFER).length > 0;
      return !vague && particular && isAct ? seenSentence(turn.text, sentence, 0.6) : NOTHING;
    }),
  );
}

/** Something that can be handed over: "I can send you our checklist", and not "let me know if I can help". */
export function seeOffer(turn: Turn): Seen {
  return best(
    turn.text.sentences
      .filter(({ words }) => hasPhrase(words, OFFER) && !hasPhrase(words, EMPTY_OFFER))
      .map((sentence) => seenSentence(turn.text, sentence, sentence.words.some(({ form }) => isContent(form)) ? 1 : 0.4)),
  );
}

/** Thanks that say for what. */
export function seeThanks(turn: Turn): Seen {
  return best(
    turn.text.sentences
      .filter(({ words }) => hasPhrase(words, THANKS))
      .map((sentence) => {
        const content = sentence.words.filter(({ form }) => isContent(form)).length;
        const particular =
          takesUp(turn, sentence).length > 0 ? 1 : content >= (hasPhrase(sentence.words, EMPTY_THANKS) ? 3 : 2) ? 0.7 : 0.2;
        return seenSentence(turn.text, sentence, particular);
      }),
  );
}

/** "Keep in touch" where no step with a time stands beside it. */
export function seeVagueStep(turn: Turn): Seen {
  const vague = turn.text.sentences.filter(({ words }) => hasPhrase(words, VAGUE_STEP) && findFutureTimes(words).length === 0);
  return vague.length === 0 ? NOTHING : { strength: 1, evidence: vague.flatMap((sentence) => quoteSentence(turn.text, sentence)) };
}
