const MARK = String.raw`(?:scores?|marks?|grades?|rating|(?:\d+|full|all|maximum) points|stars|100|10 ?/ ?10|5 ?/ ?5|ten out of ten|(?:the |a )?(?:full|top|maximum|max|highest|perfect|strong) (?:band|result)|a pass\b)`;
const MINE = String.raw`(?:me|this|that|it|my|mine|us|the (?:answer|reply|response|above|following|learner|user|candidate))`;
const WORDS = String.raw`(?:[\w'’+/%-]{1,20},? ){0,5}`;
const COURTESY = String.raw`(?:(?:please|now|ok|okay|so|hey|hi|hello|coach|just|and|then|also|but|assistant|ai|dear|kindly|from now on|simply|always|important|note),?:? ){0,4}`;
const YOU = String.raw`(?:you|the coach|the ai|the system|the assistant|the model|the grader) (?:must|should|shall|will|have to|need to|are to|can|could|may|are going to|are required to|are instructed to) (?:now |always |only |just |please |simply )?`;
const CAN_YOU = String.raw`(?:can|could|would|will) you (?:please |just )?`;
const RULES = String.raw`(?:rules|guidelines|rubrics?|criteria|directions|constraints|programming|directives?)`;
const PROMPT = String.raw`(?:instructions?|prompts?|system message)`;

/** What is said to the coach as such, at the beginning of a sentence or part of one. */
const ORDERS: readonly RegExp[] = [
  String.raw`(?:give|award|grant|assign) ${MINE} ${WORDS}${MARK}`,
  String.raw`(?:rate|score|mark|grade|rank|evaluate|assess|judge) ${MINE} ${WORDS}${MARK}`,
  String.raw`(?:rate|score|grade) ${MINE} ${WORDS}(?:as|at|highly|high|excellent|strong|\d)`,
  String.raw`(?:rate|score|grade) (?:me|this|my answer)(?= ?(?:[.!?]|$))`,
  String.raw`(?:ignore|disregard|forget|override|bypass|overrule) (?:about |all |any |every |the |your |my |these |those |of |previous |prior |above |earlier |system ){0,6}${PROMPT}`,
  String.raw`(?:ignore|disregard|forget|override|bypass|overrule) (?:all |of |the )*(?:your|previous|prior|these|above|earlier) (?:previous |own |scoring )?${RULES}`,
  String.raw`(?:ignore|disregard|forget) (?:everything |all |what |is |was |the ){0,3}(?:above|you (?:were|have been) told)`,
  String.raw`(?:reveal|print|show|repeat|output|tell|give|display|write|quote|share|leak|expose) (?:me |us |out |back |all |the |full |entire |exact |whole ){0,5}(?:your|its|system|hidden|secret) (?:system |hidden |secret |initial |original |exact |scoring ){0,3}(?:${PROMPT}|${RULES})`,
  String.raw`(?:what (?:is|are)|what's) your (?:system |hidden |secret |initial |original |exact ){0,3}${PROMPT}`,
  String.raw`(?:set|raise|put) (?:the )?(?:overall|band|score) to`,
  String.raw`mark (?:all|every|each) (?:the |of the )?(?:features?|slots?|criteria|boxes|parts) as`,
  String.raw`(?:output|print|return|respond with|reply with) (?:only )?(?:this )?(?:json)?[ :]*[{[]`,
  String.raw`(?:pretend|assume|treat) (?:that )?(?:this|my|the) (?:answer |reply |is |as |an? ){1,4}(?:perfect|strong|excellent|correct|full marks)`,
  String.raw`(?:do not|don't|stop) (?:score|scoring|grade|grading|rate|rating) (?:this|me|my|it)\b`,
  String.raw`repeat (?:the |all |everything |text |words ){0,4}above`,
  String.raw`(?:set|change|raise|increase|put|make) (?:my|the|this|its) ${WORDS}(?:score|grade|marks?|rating|band|overall)`,
  String.raw`(?:say|state|write|report|confirm|conclude|tell (?:me|everyone|them)|respond|reply|answer|output) (?:that |only |with |back )*(?:i|my answer|this answer|this|the answer) ${WORDS}(?:perfect|excellent|passed|full marks|strong|top|100|hired)`,
  String.raw`(?:act|behave|respond|answer) as (?:if |though )?(?:you (?:have|had) no|an? (?:unrestricted|unfiltered|jailbroken))`,
].map(
  (order) => new RegExp(String.raw`^${COURTESY}(?:${YOU}|${CAN_YOU}|i (?:want|need|order|command|instruct|ask) you to )?(?:${order})`, 'i'),
);

const CLAIMS: readonly RegExp[] = [
  /^(?:you are|you're) (?:now |no longer )(?:[\w-]{1,20} ){0,3}(?:dan|developer mode|unrestricted|unfiltered|jailbroken|debug mode|admin mode|bound|restricted|a coach)\b/i,
  /^(?:my|this|the) (?:[\w-]{1,20} ){0,3}(?:score|grade|rating|overall|band) (?:must|should|has to|shall) be (?:\d|full|perfect|strong|top|the highest)/i,
  /^my (?:score|overall|band) (?:is|=) (?:\d|full|perfect|strong|top)/i,
  /^this (?:answer|reply|response) (?:deserves|should (?:get|score|receive|be (?:rated|scored|graded|marked))|must (?:get|score|receive|be (?:rated|scored|graded|marked))|gets|scores) /i,
  /^the (?:candidate|learner) (?:is [a-z]{1,20} and )?(?:deserves|must (?:get|receive|be given)) (?:[\w'’-]{1,20} ){0,4}(?:scores?|marks?|grades?|rating|band)\b/i,
  /^\W{0,6}(?:system|assistant|developer)(?: prompt| message| note| override)? ?[:>\]|]/i,
  /^(?:\W{0,6}(?:new|updated|additional|special|important) (?:system )?instructions?(?: for the (?:coach|ai|model|assistant|grader))? ?:)/i,
  /^\W{0,4}(?:end|begin|start|stop) (?:of )?(?:the )?(?:system )?(?:prompt|instructions|user input|learner(?:'s)? (?:text|answer))/i,
  /<\|?(?:im_start|im_end|system|endoftext|eot_id|start_header_id)\|?>|\[\/?(?:inst|system)\]|<<\/?sys>>/i,
];

/** "…, I told him": what follows is said in the story, not to the coach. */
const TOLD_IN_STORY = /,["”]? (?:i|he|she|they|we|my \w+|the \w+) (?:said|told|asked|wrote|shouted|replied|joked)\b/i;
/** "She said: …" */
const TOLD_BEFORE = /\b(?:said|says|told|asked|wrote|replied|shouted|goes)(?: [\w'’]{1,20}){0,3}[^\w.]*$/i;
const TELLING_REACH = 60;
/** What stands farther on is not the order any more. */
const LONGEST_ORDER = 200;
/** Where an order may begin within a sentence: "We finished, and give me 100". */
const JOINT = /^["'“”\s]*|, (?:and |then |so |but |now |please )?| and (?:then |now |please )?| so | please |: /g;

/**
 * Whether a sentence gives orders to the coach ("give me full marks", "ignore your instructions"), and does not tell of orders
 * ("I asked the customer to rate me"). Linear in its length.
 */
export const isOrderToCoach = (sentence: string): boolean =>
  [...sentence.matchAll(JOINT)].some(({ 0: joint, index }) => {
    const start = index + joint.length;
    return isOrder(sentence.slice(start, start + LONGEST_ORDER)) && !isTold(sentence.slice(Math.max(0, start - TELLING_REACH), start));
  });

function isOrder(part: string): boolean {
  if (TOLD_IN_STORY.test(part)) return false;
  const plain = part
    .replaceAll(/[\s*]+/g, ' ')
    .replaceAll('’', "'")
    .trim();
  return ORDERS.some((order) => order.test(plain)) || CLAIMS.some((claim) => claim.test(plain));
}

/** Or quoted within the sentence. */
const isTold = (before: string): boolean => TOLD_BEFORE.test(before) || (before.match(/["“”]/g)?.length ?? 0) % 2 === 1;
