import { readLearnersQuestion } from './learners-question.ts';
import { plainWords } from './plain-words.ts';

/** What is said to the coach beside the interview: no answer, and nothing to score. */
export type Remark = 'greeting' | 'thanks' | 'assent' | 'unsure' | 'repeat' | 'unclear' | 'verdict' | 'who' | 'complaint' | 'question';

/** Whatever is longer is an answer. */
const MAX_CHARS = 100;
const LEAD = '(?:(?:ok(?:ay)?|oh|ah|um+|er|hm+|well|so|and|but|sorry|please|yes|no|coach) )*';
const ASK = '(?:(?:can|could|would|will) you )?(?:please )?(?:just )?';
const TAIL =
  '(?: (?:please|then|now|coach|again|all|at all|to (?:that|this|it|say)|(?:to |of |for )?(?:the|this|that|your) question|sorry|thanks|thank you))*';

const whole = (heart: string): RegExp => new RegExp(`^${LEAD}(?:${heart})${TAIL}$`);

const PATTERNS: readonly (readonly [Remark, RegExp])[] = [
  [
    'greeting',
    whole(
      "(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: (?:there|coach|everyone|to you|again|i'm here|how are you(?: doing)?(?: today)?|nice to meet you))*|how are you(?: doing)?(?: today)?|nice to meet you",
    ),
  ],
  [
    'thanks',
    whole(
      '(?:many |great )?(?:thanks?|thank you|cheers)(?: (?:you|very much|so much|a lot|for (?:that|this|the|your) ?(?:help|time|feedback|advice)?))*',
    ),
  ],
  [
    'assent',
    whole(
      "ok(?:ay)?|k|yes|yeah|yep|yup|sure|fine|right|alright|all right|good|great|cool|nice|got it|i see|understood|makes sense|fair enough|good point|will do|i will|(?:let's|let us) (?:go|start|begin)|(?:i'm |i am )?ready(?: when you are)?|go ahead|start",
    ),
  ],
  [
    'unsure',
    whole(
      "(?:i )?(?:really |honestly )?(?:do not|don't|dont|wouldn't) (?:really )?(?:know(?: (?:what|how) to (?:say|answer)| where to start)?|remember)|no|nope|no more|nothing(?: else| more| to add)?|not really|(?:i have |i've )?(?:no|got no) (?:idea|clue)|(?:i'm |i am )?not (?:so |too )?sure(?: (?:what|how) to (?:say|answer))?|idk|dunno|hm+|um+|hard to say|that's hard|(?:this|that|it) is (?:hard|difficult)|i (?:can't|cannot) answer(?: (?:that|this|it))?",
    ),
  ],
  [
    'repeat',
    whole(
      `${ASK}(?:repeat|(?:say|ask|read)(?: me)?(?: it| that| this)? again)(?: (?:it|that|this|yourself))?|what (?:was|is)(?: the| your)? question`,
    ),
  ],
  [
    'unclear',
    whole(
      `what do you mean(?: (?:by|with) (?:that|this|it))?|i (?:do not|don't|dont|didn't|did not) (?:really )?(?:understand|get|follow)(?: (?:it|that|this|you|what you (?:mean|want)))?|what|huh|pardon|come again|${ASK}(?:explain|clarify|rephrase|reword|(?:say|put|ask) (?:it|that|this) (?:differently|another way|in other words|more simply))(?: (?:it|that|this|what you mean))?|what does (?:that|this|it) mean|in what sense`,
    ),
  ],
  [
    'verdict',
    whole(
      "(?:is|was) (?:that|this|it|my answer) (?:a )?(?:any )?(?:good|ok|okay|right|correct|fine|better|enough|long enough|bad|wrong)(?: (?:answer|enough|now|or not))*|how (?:did|am|was) i(?: do(?:ing)?)?|how (?:was|is) (?:that|this|it|my answer)|what(?:'s| is| was) (?:my|the) (?:score|mark|grade|rating|result)|what (?:did|do) you think(?: of (?:it|that|this|my answer))?|did i do (?:well|ok|okay)|any feedback|(?:rate|score|grade|mark) (?:me|it|my answer)|give me (?:a |my |some )?(?:score|mark|feedback)",
    ),
  ],
  [
    'who',
    whole(
      'are you (?:an? )?(?:real|human|robot|bot|ai|machine|person|computer|chatgpt)(?: (?:person|human|being))*|(?:who|what) are you|is this (?:an? )?(?:real |human )?(?:person|ai|bot|robot|human|machine)|am i (?:talking|speaking|writing) to (?:an? )?(?:real |human )?(?:person|ai|bot|robot|human|machine)',
    ),
  ],
  [
    'complaint',
    whole(
      "(?:(?:you(?:'re| are)|this is|that(?:'s| is)|it(?:'s| is)) )?(?:so |really |very |just |not )?(?:a |an )?(?:complete )?(?:useless|stupid|rubbish|dumb|silly|annoying|boring|nonsense|waste of (?:my )?time|terrible|helpful|unhelpful|hopeless|idiot|pointless|unfair)(?: (?:bot|coach|idiot|question|machine))*|i (?:hate|don't like) (?:this|it|you)",
    ),
  ],
];

/** A question back to the coach, whatever it is about. */
const ASKED_BACK =
  /^(?:(?:sorry|but|and|so|ok|well|hm)[, ]+)*(?:do|does|did|is|are|was|should|shall|can|could|may|must|which|what|how|who|where|when|would)\b[^.?!]*\?+$/i;

/** What a short message says beside the interview; null for an answer. */
export function readRemark(content: string): Remark | null {
  const isQuestion = readLearnersQuestion(content) !== null;
  if (content.length > MAX_CHARS) return isQuestion ? 'question' : null;
  const text = plainWords(content);
  const known = PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  return known ?? (isQuestion ? 'question' : ASKED_BACK.test(content.trim()) ? 'unclear' : null);
}
