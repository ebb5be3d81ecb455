import { hasPhrase, phrases } from '../reading/phrases.ts';
import { isOpen, questionsOf } from '../reading/questions.ts';
import type { ReadText } from '../reading/read-text.ts';
import { seenPhrases, seenSentences, type Seen } from '../seen.ts';

const RHETORICAL = phrases([
  'why do|did|are|is you',
  'why did|can|do|will not you',
  'why|what ~ always|never|keep',
  'what is ~ wrong|problem|matter|excuse',
  'what were you thinking',
  'how many times',
  'how hard|difficult',
  'how could you',
  'who do you think',
  'do you understand|hear|know|want|realise|realize',
  'is that|this|everything|it clear|understood|ok|okay',
  'does that|it make sense',
  'understood|right|okay|ok|agreed|clear',
  'any questions',
  'do|can|will|is|are|would|should not you|we|that|it|they',
  'are you ~ serious|kidding|with us|on board|even',
  'is everything|it|all ok|okay|fine|alright',
  'hows it|everything|things going',
  'how is it|everything|things going',
  'how are you|things',
]);

const LISTENING = phrases([
  'i|would|will|and|we|like|love to? listen|hear|understand',
  'it|that|this sounds|seems|must',
  'sounds|seems like|as|hard|tough',
  'so|if ~ i ~ heard|understood|right|correctly|hear|hearing',
  'so|if ~ i have ~ heard|understood|right|correctly|hear|hearing',
  'you have? mentioned|raised|described',
  'you have? said|told me|that|last|it',
  'what i hear|heard',
  'i can|could see|hear|imagine|tell|understand',
  'i understand|appreciate|realise|realize|know|noticed|see ~ that|how|why|you|it|this',
  'your view|side|take|thoughts|agenda|perspective|idea|ideas|words|concerns|worries|questions',
  'how ~ you see|saw|feel|find|found|view',
  'take|took your|all time',
  'before i',
  'what is|are ~ mind|worrying|hardest|missing|bothering|concern|concerns|worry|worries',
  'tell me more|about',
  'in your own',
  'i ~ write|note ~ down',
  'what did|have i|you miss|missed|notice|hear',
  'correct me',
]);

const OWN_VIEW = phrases([
  'i ~ feel|felt|worried|concerned|uneasy|frustrated|surprised|uncomfortable|lost|noticed|saw|think|believe|see|find|found|care|want',
  'i was|am|get ~ worried|concerned|frustrated|torn|uneasy|unsure|surprised|disappointed|uncomfortable|stuck|sorry|responsible',
  'my part|mistake|concern|worry|fault|view|side',
  'for me',
  'from my|where',
]);

const BOTH_SIDES = phrases(
  [
    'both ~ of|sides|you|hear|want|need|have|said|agree|@any',
    'each ~ of|side|person|one|other|get|say|tell|has|have|speak|minutes|@any',
    'one at a',
    'you two|the two of',
    'your|his|her|their|other side|version|view|account|perspective|take',
    'without interrupting|interruption|blame|blaming|judging',
    'separately',
    'what|how ~ you ~ need|want|see|saw|happened|each|other',
    'hear|understand ~ you|your|from|how|what',
    'in turn|turns',
    'not ~ who ~ right|fault|blame',
    'agree|agreed|common|share|shared on|how|what|ground|goal|aim|one|a|that',
  ],
  { any: () => true },
);

const SUPPORT = phrases([
  'what|how ~ you ~ need|help|support|from me|easier',
  'what|how ~ i ~ help|do|support|change|take|give|make',
  'what would ~ help|need|make|easier|support|useful',
  'i can|could|will|i ~ help|support|cover|back|sit|join|show|shadow|be|free|move|take|train|give|sort|clear|pair|stand|arrange|set|speak|ask|talk|find|protect',
  'i am|be ~ here|available|around|there|free',
  'need from me',
  'training|practice sessions|session|day|run|time|slot',
  'together',
  'work ~ out|through together|with',
]);

export function seeHandingOver(text: ReadText): Seen {
  const asked = questionsOf(text).filter(({ words }) => !hasPhrase(words, RHETORICAL));
  const open = asked.filter(isOpen);
  return open.length > 0 ? seenSentences(text, open) : seenSentences(text, asked, 0.4);
}

export const seeListening = (text: ReadText): Seen => seenPhrases(text, LISTENING);

export const seeOwnView = (text: ReadText): Seen => seenPhrases(text, OWN_VIEW);

export const seeBothSides = (text: ReadText): Seen => seenPhrases(text, BOTH_SIDES);

export const seeSupport = (text: ReadText): Seen => seenPhrases(text, SUPPORT);
