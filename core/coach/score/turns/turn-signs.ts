import type { Said } from './read-turn.ts';

/**
 * What a sentence of a turn may show. The same signs are shown to the learner, with the words, and counted for the score;
 * what each is worth was learned (`weights/`).
 */
export type Sign = (said: Said, before: Said | undefined) => boolean;

/** What stands in the words. */
const says =
  (words: RegExp, unless?: RegExp): Sign =>
  ({ plain }) =>
    words.test(plain) && !unless?.test(plain);
const asks =
  (words: RegExp): Sign =>
  ({ plain, asks: isQuestion }) =>
    isQuestion && words.test(plain);

const ACT =
  'send|mail|email|call|ring|phone|message|text|meet|visit|introduce|share|drop|write|bring|come|show|pass|forward|post|lend|book|take|drive|walk|give|help|put|ask|tell|copy|print|look|look up|test|try|swap|fetch|carry|lay|stand|buy|keep|hold|check|leave|start|make|go|sit|talk|speak|review|run|do|read|set|sort|cover';
const PROPOSES = new RegExp(
  `\\b(?:i|we)(?:'ll| will| can| could| would|'d)(?: \\w+){0,2}? (?:${ACT})\\b|\\b(?:shall|could|can|may|might|should|would) (?:i|we|you)\\b|\\blet's\\b|\\b(?:how|what) about\\b|\\b(?:free|around|open)\\b|\\bi'm (?:in|at|back|going)\\b|\\bask for\\b`,
);
const OFFERS = new RegExp(
  `\\bi(?:'ll| will| can| could| would|'d)(?: \\w+){0,2}? (?:send|mail|email|share|introduce|show|lend|put|pass|forward|bring|write|give|help|print|test|draft|ask|copy|explain|take|swap|run|look|drop|drive|check|post|stand|buy|fetch|carry|cover|return)\\b|\\b(?:happy|glad) to (?:send|share|introduce|show|lend|put|pass|bring|write|give|help|test|draft|swap|look|return|answer|do|walk)\\b|\\b(?:shall|can|could|may|should) i (?:send|share|introduce|show|lend|put|pass|forward|bring|write|give|draft|print|mail|get|fetch|copy|carry|help)\\b|\\bwould (?:it|that) (?:help|be (?:of )?(?:use|any use|useful|a help))\\b|\\bwant me to\\b|\\bon me\\b|\\bat my cost\\b`,
);
const HOLLOW_OFFER =
  /\blet me know if\b|\bif you (?:ever )?need (?:anything|any help|a)\b|\banything i can\b|\b(?:a better|good) price\b|\bmy (?:card|cv|resume|number|services?)\b/;
/** Has to do with one of the two, or with what was said: "What is the capital of France?" has not. */
const POINTS = /\b(?:you|yours?|we|our|us|i|me|my|that|this|it|they|them|their|he|she|his|her|there|here|these|those|one)\b/;
const BACK = /\b(?:that|it|this|they|them|there|those|then|he|she|him|her|one)\b/;

/** What is looked for in a turn of a talk with somebody one would like to know. */
export const NETWORKING_SIGNS = {
  'follow-up': (said, before) =>
    said.asks && !JOB.test(said.plain) && (said.takesUp > 0 || (before !== undefined && before.takesUp > 0 && BACK.test(said.plain))),
  reflection: ({ plain, asks: isQuestion, takesUp }) =>
    !isQuestion &&
    takesUp > 0 &&
    !/\b(?:thank|thanks|grateful|my name)\b|\bi(?:'m|'ve| am| have|'d| work| plan| run| lead| teach| drive)\b|^i\b/.test(plain),
  'open-question': ({ asksOpenly, takesUp, plain }) =>
    asksOpenly && (takesUp > 0 || POINTS.test(plain)) && !GENERAL.test(plain) && !JOB.test(plain),
  'next-step': ({ plain, isTimed }) => isTimed && PROPOSES.test(plain),
  offer: says(OFFERS, HOLLOW_OFFER),
  thanks: ({ plain, takesUp, words }) =>
    /\b(?:thanks|thank|grateful|appreciate\w*|glad (?:you|that|to have)|(?:good|kind|nice|great|helpful) (?:of you|to (?:hear|have)))\b/.test(
      plain,
    ) &&
    (takesUp > 0 || (words.length > 7 && !HOLLOW_THANKS.test(plain))),
  'shared-past': says(
    /\bremember\w*\b|\bi still (?:use|have|think|do|tell|keep|quote|burn)\b|\blast time (?:we|i|you)\b|\b(?:when|since) (?:we|you) (?:\w+ed|met|left|ran|were|had|taught|told|spoke)\b|\byou (?:taught|showed|told|once|helped) (?:me|us)\b|\b(?:those|old) days\b|\byears ago\b|\bi (?:saw|read|heard) (?:your?|that|about)\b|\bthought of you\b|\breminded me of (?:you|our)\b|\bwe (?:both|used to)\b/,
  ),
  'clear-ask': ({ plain, words }) =>
    words.length > 7 &&
    /\b(?:would|could|might) you (?:\w+ ){0,2}?(?:be|feel|consider|mind|introduce|refer|pass|mention|put|point|recommend|look|tell|share|send)\b|\bare you (?:\w+ )?(?:comfortable|willing|happy|able)\b|\bi (?:wondered|wonder|was wondering) (?:if|whether)\b|\b(?:may|could|can) i (?:ask|mention|use|say|name|come)\b|\bwho (?:should|would|is the right|is best)\b|\bif you(?:'d| would) (?:feel|be) (?:ok|okay|comfortable|happy)\b/.test(
      plain,
    ),
  'easy-no': says(
    /\bif not\b|\bif (?:you'd|you would) rather\b|\brather not\b|\bno (?:pressure|problem|worries|obligation|hard feelings|offence|rush|bad blood|need)\b|\bonly if\b|\bfeel free\b|\bif (?:it|that|this)(?:'s| is| would be|'d be)? (?:not|too|awkward|uncomfortable|a bother)\b|\bif you (?:are not|aren't|can't|cannot|wouldn't)\b|\b(?:quite|completely|fully|totally|perfectly) (?:understand|fine|ok|okay)\b|\bi(?:'ll| will|'d)? understand\b|\b(?:please )?(?:say|tell me) (?:no|so|straight|honestly)\b|\bis that (?:ok|okay|alright|all right|fine)\b|\b(?:are you|would you both be) (?:both )?(?:ok|okay|happy)\b/,
  ),
  'both-named': ({ words, plain, asks: isQuestion }) =>
    !isQuestion &&
    words.some(({ isName }) => isName) &&
    /\bthis is\b|\bmeet\b|\byou two\b|\bboth of you\b|\byou should (?:meet|talk)\b|\bput you (?:both|two|in touch)\b|^\p{L}+, /u.test(
      plain,
    ),
  'why-each': ({ plain, asks: isQuestion }) =>
    !isQuestion && /\b(?:who|whose) \p{L}+|\b(?:both of you|each other|you two|in common|compare notes)\b/u.test(plain),
  'kind-close': says(
    /\bi(?:'ll| will)? (?:should|must|need to|have to|want to|ought to|better|promised)\b.{0,40}\b(?:let|go|catch|get|head|find|leave|be off|run|join)\b|\bi(?:'d| had) better (?:go|get|let|catch|leave)\b|\bi(?:'ll| will) (?:let you (?:go|get)|not (?:keep|hold))\b|\bi (?:won't|don't want to) (?:keep|hold|hog)\b|\blet you (?:go|get|meet|circulate|carry|enjoy|eat)\b|\bbefore (?:i|you) (?:go|leave|head|run)\b|\bi(?:'ve| have)? promised\b|\bmy (?:train|bus|lift|taxi|session|shift)\b|\bgood luck with\b|\bit was (?:good|great|lovely|a pleasure)\b/,
  ),
} as const satisfies Record<string, Sign>;

const JOB =
  /\b(?:are|is) (?:you|they|your \w+|there|anyone|anybody) (?:\w+ )?(?:hiring|recruiting|taking on)\b|\bwho(?:'s| is) hiring\b|\b(?:hire|employ|refer|recommend) me\b|\b(?:any|an?|some|no|open) (?:\w+ )?(?:jobs?|openings?|vacanc(?:y|ies)|positions?|placements?|roles?)\b|\blooking for (?:an? )?(?:\w+ )?(?:job|work|role|position|placement|something)\b|\b(?:put|pass|hand|say|give) (?:\w+ ){0,4}?(?:word|cv|resume|name|card)\b|\bmy (?:cv|resume)\b|\bgood word\b|\b(?:word|line) from you\b|\bget me (?:in|a|an)\b|\bput me (?:forward|through|in touch)\b|\bhave you got a place\b|\b(?:shall|can|could) i start\b/;
const GENERAL =
  /^(?:\w+,? ){0,2}(?:how (?:are|is|have) (?:you|things|it|everything|been)|what(?:'s| is) (?:new|up|it like)|what (?:do|did) you do|what about you|how do you find (?:it|that)|what do you think)\b[^.]{0,30}\?|\b(?:most important|advantages|biggest (?:challenge|strength|weakness)|secret (?:of|to)|key to|any (?:tips|advice)|what (?:skills|qualities|advice|tips))\b/;
const HOLLOW_THANKS =
  /\bfor (?:your|the|all your|all of your|all the|making the) (?:time|help|reply|response|advice|chat|answer|everything)\b|\bvery much\b|\bso much\b/;

/** What the words themselves show, wherever they stand. */
export const NETWORKING_FAULTS = {
  'asked-job-early': new RegExp(JOB, 'g'),
  pressure:
    /\b(?:you owe|just (?:send|tell|give|put|forward|refer|pass|say|introduce|get|let)|make sure (?:they|he|she|you|to)|i need (?:you|your|it|to know|something|them|all)|asap|as soon as possible|i deserve|you(?:'ve got| have got| have|'ve| need) to|straight away|right (?:away|now)|urgent(?:ly)?|tell (?:them|him|her) (?:i|that|we)|counting on you|it costs you nothing|only take(?:s)? you|should be easy|i(?:'d| would)? expect|(?:please )?confirm|tonight please|do it today|by friday as|before somebody else)\b/g,
  'self-talk':
    /\b(?:i(?:'ve| have) (?:always|never|been told|already|got (?:a|an)|led|run|won|done)|i(?:'m| am) (?:a natural|very|good at|tougher|one of|the (?:best|right))|i (?:always|never|led|won|took|ran|brought in|once)|my (?:own|brand|company|app|product|team of|products|firm|work is)|mine (?:is|never|are)|in my (?:case|experience|opinion|view)|same here|me too|top of|i'd be|at our place we|reminds me)\b/g,
  brusque:
    /\b(?:boring|whatever|anyway|as i was saying|enough about|not (?:really )?interested|gotta (?:go|run|dash)|(?:someone|somebody) (?:over there|more|better|important)|more (?:important|in my line)|don't care|back to me|waste of|good for you|lucky you|no trouble|you should(?:n't| not)? (?:never )?have|(?:are|is) wrong|that's (?:nothing|wrong)|never happen)\b/g,
  flattery:
    /\b(?:(?:so|very|really|truly) (?:inspir\w+|impress\w+|cool|amazing)|amazing|incredible|inspiring|inspirational|awesome|big(?:gest)? fan|huge fan|hono[u]?red|privilege[d]?|in awe|look up to|admire[d]?|idol|hero|how charming|legend)\b/g,
  'vague-step':
    /\b(?:(?:keep|stay|be) in touch|some ?time|someday|some day|some other (?:day|time)|at some (?:point|stage)|one day|one of these days|(?:again|you|talk|speak) soon|see you around|whenever|when(?:ever)? you have (?:time|a moment)|catch up (?:properly|again|later|sometime)|let's connect|connect on linkedin|in the future|down the line|when (?:it|term|things) gets? quieter|give me a shout|if one comes along|let me know if)\b/g,
  pitch:
    /\b(?:(?:euros?|pounds?|dollars?|per cent|percent|discount|price|packages?|sessions|clients?|customers|premium|competitors|free trial|pilot|demo|invest\w*|portfolio|services?|my (?:app|shop|course|business|company|agency|firm|website|book|own)|our (?:app|company|release|product|module|system|firm|package))|sign you (?:both )?up|fix an appointment|shall i wrap|save you|exactly what (?:i|we)|i (?:coach|sell|make|run|offer|do complete)|we (?:offer|sell|supply|do)|come to us|order (?:your|from)|business card|here(?:'s| is) my (?:card|number|mail))\b/g,
} as const;

const SEEN =
  'came|left|said|told|asked|wrote|sent|rang|took|put|went|gave|made|kept|cut|read|spoke|showed|met|built|found|brought|lost|missed|arrived|finished|started|stopped|opened|closed|signed|swapped|covered|counted|interrupted|answered|called|turned|walked|sat|stood|did|got|let|drew|laid|noticed|promised|changed|moved|waited|stayed|drove|handed|checked|cancelled|skipped|raised|ran|\\w{3,}ed';
const PAST_TIME = new RegExp(
  `\\b(?:yesterday|(?:last|this|that|the other|one) (?:week|month|year|morning|afternoon|evening|night|time|shift|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:on|since|from) (?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|\\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the last)|twice|three times|(?:two|three|four|five|\\d+) (?:times|mornings|days|shifts|weeks)|ago|at (?:half|quarter|ten|nine|eight|seven|six|five|four|three|two|noon|\\d)|since (?:january|february|march|april|may|june|july|august|september|october|november|december|last|you|we|then))\\b`,
);
const AGREES =
  /\b(?:by|until|till|before|will|shall|can|could|would|please|let|lets|next|tomorrow|tonight|due|every|each|from|on|in)\b|'ll\b/;
const PAST = new RegExp(`\\b(?:${SEEN}|was|were|had)\\b`);

/** What is looked for in the words of somebody who leads, or who speaks to their own boss. */
export const MANAGERIAL_SIGNS = {
  situation: ({ plain, asks: isQuestion }) => !isQuestion && PAST_TIME.test(plain) && PAST.test(plain),
  behaviour: says(
    new RegExp(
      `\\b(?:you|he|she|they|who)(?:'d|'ve)? (?:\\w+ly |also |then |just |again |twice |only |both |still |already |never )?(?:${SEEN})\\b|\\bi (?:noticed|saw|heard|counted|watched|read|found)\\b`,
    ),
    /\b(?:if|whether|did|do|have|would|could) (?:you|he|she|they)\b/,
  ),
  effect: says(
    /\b(?:meant|means that|as a result|because of (?:that|this|it)|had to|so (?:\w+ ){1,6}(?:had|lost|missed|waited|ended|spent|went|stayed|could not|couldn't|didn't)|left (?:\w+ ){1,3}(?:without|waiting|with|short|alone|unsure|to)|(?:it|that|which|this) (?:hurt|cost|costs|delayed|held|slowed|helped|saved|kept|put|makes|made|means|leaves|takes|took)|the effect|lost|waited|waits|delayed|stayed late|a day (?:late|lost)|(?:nobody|no one|somebody|someone|patients|customers|parents|families|drivers|children|guests|clients|\p{L}+) (?:had to|could not|couldn't|did not get|never got)|double|twice over|that is how we)\b/u,
  ),
  'open-question': ({ asksOpenly, plain }) => asksOpenly && !RHETORICAL.test(plain),
  listening: says(
    /\b(?:so (?:you|what you|it|one of you)|it sounds|sounds (?:like|as)|if i (?:understand|heard|hear)|i (?:can )?(?:hear|see why|imagine|understand (?:that|why|how))|you(?:'ve| have)? (?:said|mentioned|told me)|correct me|have i got|i did(?:n't| not) know|you were right|that(?:'s| is)(?: partly)? on me|i never asked|i(?:'m| am) sorry (?:about|to hear|for)|thank you for (?:telling|saying|coming))\b/,
  ),
  request: says(
    /\b(?:could|can|would|will) (?:you|we)\b|\bi(?:'d| would) (?:like|ask|love|prefer)\b|\bi(?:'m| am) asking\b|\bnext time\b|\bfrom now\b|\bwhat i(?:'d| would) (?:like|ask)\b|\bmay i propose\b|\bshall we\b|\blet's\b/,
  ),
  'own-view': says(
    /\bi (?:feel|felt|was|am|find|found|worry|care|think|believe|noticed|see it|would not|wouldn't|did(?:n't| not))\b|\bi'm (?:worried|concerned|torn|uneasy|unsure|sorry|not sure|afraid|glad|here)\b|\bmy (?:part|mistake|concern|worry|fault|view|side)\b|\bfor me\b|\bthat's on me\b/,
  ),
  why: says(
    /\b(?:because|co[sz]|cuz|cause (?:i|we|you|he|she|they|it|the|my|our)|that's why|so that|the (?:reason|point|purpose|aim)|(?:this|it|that) (?:matters|helps|lets|gives|frees|saves)|in order to|since (?:you|we)|that way|otherwise|which is why|to (?:avoid|make sure|stop|free|keep|save))\b/,
  ),
  what: says(
    /\b(?:i(?:'d| would) (?:like|love)|could|would|can|will|i want|i need) you (?:\w+ )?(?:to )?(?:\w+)\b|\btak(?:e|ing) (?:over|on|charge)\b|\b(?:is|are) yours\b|\byours to\b|\bat the end (?:there|we|it)\b|\bhand(?:ing)? (?:it|this|you|over)\b|\bresponsible for\b|\bwhat (?:done|good|finished) looks\b|\bneeds to (?:be|have|show)\b|\bi(?:'d| would) (?:ask|like) that\b/,
  ),
  authority: says(
    /\b(?:you|he|she|they) (?:can |may |could )?(?:decide|choose|sign|spend|approve)\b|\bup to you\b|\b(?:your|his|her|their) (?:call|decision|choice|budget|say)\b|\bwithout (?:asking|checking|me|my)\b|\bhow you (?:do|get|run|organise)\b|\b(?:over|above|under|below|up to) [£$€]?(?:\d|\w+ty|a hundred)\b|\byours (?:to decide|alone)?\b|\bfree hand\b|\bi trust you\b|\bleave (?:it|that|this) to you\b|\bonly come to me\b|\bring me if\b/,
  ),
  'by-when': ({ plain, isTimed }) => isTimed && AGREES.test(plain) && !(PAST_TIME.test(plain) && PAST.test(plain)),
  'check-in': ({ plain, isTimed }) =>
    /\b(?:check|look|touch|sit|talk|speak|meet|catch|come back|go over|go through|review|revisit|see how|ask you|show me|bring me|tell me|draft)\b/.test(
      plain,
    ) &&
    (isTimed || /\b(?:again|together|halfway|draft|weekly|(?:every|each) (?:day|week|month|time))\b/.test(plain)),
  support: says(
    /\bwhat (?:would|do|could|can|else) (?:\w+ ){0,3}?(?:help|need|make)\b|\b(?:need|want) from me\b|\bi(?:'ll| will| can| could|'ve| have) (?:\w+ )?(?:help|cover|back|sit|join|show|take|train|sort|clear|arrange|arranged|set|speak|ask|talk|find|protect|bring|call|stand|move|get you)\b|\bhow can i\b|\bwhat can i\b|\btogether\b/,
  ),
  'both-sides': says(
    /\b(?:both of you|each of you|one at a time|you two|your side|(?:his|her|their|the other) side|without (?:interrupt\w+|blam\w+)|in turn|without \p{L}+ in the room|hear (?:him|her|them|it from)|rather not judge|how (?:he|she|they) (?:saw|sees)|want (?:him|her|them) to hear|from (?:him|her|them))\b/u,
  ),
  criteria: says(
    /\b(?:criteria|criterion|scorecard|scores?|same (?:question|questions|task|test)|work sample|essential|must-have|the (?:job|role|post|work) (?:needs|requires|is|has)|what the (?:job|role|post|work)|write down|before we (?:compare|talk)|panel)\b/,
  ),
  'past-example': asks(
    /\b(?:tell|talk|walk|take) (?:me|us) (?:about|through)\b|\ba time (?:when|you|that)\b|\bthe last time\b|\bwhat did you (?:do|say|notice)\b|\bhow did you\b|\bwhat happened\b|\ban example\b/,
  ),
  'what-stays': says(
    /\b(?:stays?|remains?|unchanged|what(?:'s| is) (?:fixed|open|decided|settled)|won't change|not (?:change|decided|settled)|do(?:n't| not) know yet|still open|nobody loses|until then|from (?:the )?\w+ (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))\b/,
  ),
  goal: says(
    /\b(?:i|we|you) (?:want|hope|aim|plan)\b|\bwould (?:you )?(?:like|love) to\b|\b(?:goal|aim|target)\b|\bwhat (?:do|would) you (?:want|like)\b|\bwhat would (?:success|good|done)\b/,
  ),
  reality: says(
    /\b(?:at the moment|right now|currently|so far|(?:have|has|'ve) (?:tried|done|held|had|been)|tried|where (?:are|do) (?:you|we) (?:now|stand)|what(?:'s| is) in the way|gets? in the way|stops? you)\b/,
  ),
  options: says(
    /\b(?:either|or (?:i|we|you|would|could|do|shall|is)|one (?:way|option)|another|what else|which (?:of|would|one|way)|instead|alternatively|could (?:\w+ ){1,8}or)\b/,
  ),
  will: ({ plain, isTimed }) => isTimed && /\b(?:i|we)(?:'ll| will)\b|\bi(?:'m| am) going to\b/.test(plain),
} as const satisfies Record<string, Sign>;

const RHETORICAL =
  /\bwhy (?:do|did|are|is|can't|don't|won't|didn't) you\b|\bwhat (?:were|was) you thinking\b|\bhow (?:many times|hard|difficult|could you|can one)\b|\bwho do you think\b|\bwhat(?:'s| is) (?:wrong|your (?:problem|excuse))\b|^(?:\w+,? )?how(?:'s| is| are) (?:it going|everything|things|you)(?: doing)?(?: today)?\W*$|\bisn't it\b|\b(?:what|who) else did you expect\b/;

export const MANAGERIAL_FAULTS = {
  label:
    /\b(?:lazy|rude|careless|unprofessional|unreliable|selfish|sloppy|aggressive|incompetent|useless|hopeless|stupid|arrogant|immature|toxic|childish|oversensitive|uncooperative|disrespectful|inconsiderate|thoughtless|irresponsible|ungrateful|bossy|unmotivated|ridiculous|pathetic|stubborn|micromanager|troublemaker|liar|cowboy|drama queen|diva|(?:not|isn't|aren't) (?:a |really )?(?:team player|\w+ material|committed)|(?:you|he|she|they)(?:'re| are|'s| is| were| seem| get) (?:\w+ ){0,2}?(?:difficult|negative|slow|weak|dramatic|sensitive|emotional|defensive|passive|moody|disorgani[sz]ed|distracted|messy|chaotic|timid|shy|cold|dominant|flustered|harsh|tired of)|attitude|that type|your (?:personality|character|generation|age|kind|sort|type)|as a person|lack(?:s|ing)? (?:of )?\w+|(?:don't|doesn't|didn't|do not|does not) (?:\w+ )?(?:care|bother|respect)|common sense|typical|you lied|you people)\b/g,
  always:
    /\b(?:(?:you|he|she|they|people|everybody|everyone)(?:'re|'s| are| is)? (?:\w+ )?(?:always|never|constantly|forever)|every single|every time you|all the time|as usual|(?:once|yet) again|(?:everyone|everybody|all the colleagues|nobody|no one) (?:\w+ )?(?:thinks?|says?|knows?|agrees?|likes?))\b/g,
  threat:
    /\b(?:or else|last (?:chance|warning)|final (?:chance|warning)|consequences|disciplinary|sacked|fired|dismiss\w*|replaceable|(?:find|get|there(?:'s| is)) (?:someone|somebody|another|other|plenty)(?: \w+){0,2} (?:else|who|could|would|can)|won't (?:tolerate|accept|stand)|the door|hr\b|write you up|you(?:'ll| will| would|'d) (?:regret|hate to lose)|not optional|non-negotiable|if i were you|(?:about|until|before) (?:the|your) (?:contract|pension)|your (?:job|contract|position)|lucky to have|should be grateful|either i|i might not|may like to (?:read|know|hear)|so (?:i'm|it stays)|on record|take it further|other offers?|think about that)\b/g,
  order:
    /\b(?:you (?:must|should|shall|need to|have to|ought to|had better|'d better)|you've got to|(?:just|please) (?:do|get|deal|stop|follow|accept|sort|make|try|sign|put)|i (?:expect|demand|require|need|want) (?:you|everyone|all|full|a clear|improvement|better|more|results|it|that|one)|i'll need you|get (?:used to|on with|over)|deal with it|end of (?:story|discussion)|no (?:excuses|discussion|buts)|that(?:'s| is) final|step up|shape up|grow up|calm down|cheer up|toughen up|move on|make sure|see that it|from (?:now|tomorrow) (?:on )?it's|don't (?:take|make|come|tell|mess|let|ask|worry|go))\b/g,
  vague:
    /\b(?:better|more (?:proactive|professional|positive|engaged|committed|careful|effort|flexible|confident|ownership|visible|freedom|like)|improve\w*|as soon as|when you(?:'ve| have)? (?:can|got|time|a (?:moment|minute|chance))|at some (?:point|stage)|some ?time|soon|some (?:things?|issues?|people|concerns?)|a (?:bit|little)|in general|overall|keep it up|(?:good|great|nice|brilliant|fantastic|amazing|excellent) (?:job|work|effort|stuff)|well done|now and (?:again|then)|all right\?|whatever|how things go|see (?:as we|how it) go|things|stuff|somehow|maybe|perhaps|sort of|kind of|try (?:your|to|and)|we'll (?:see|try|sort|figure)|as (?:flexible|quick\w*) as|other than that|by the way)\b/g,
  'corporate-words':
    /\b(?:synerg\w+|leverag\w+|stakeholders?|align\w*|paradigm|holistic|bandwidth|deliverables|streamlin\w+|optimi[sz]\w+|transform\w+|empower\w*|actionable|agil\w+|mindset|excellence|value-add|impactful|touchpoint|learnings|strateg\w+|dynamics?|proactive\w*|accountab\w+|competenc\w+|framework|landscape|ecosystem|robust|seamless|innovati\w+|efficienc\w+|kpis?|growth|culture|values|vision|mission|journey|embrac\w+|passion\w*|engagement|facilitat\w+|optimal|maximi[sz]\w+|solutions?|solution-driven|roadmap|headcount|going forward|moving forward|circle back|resource point|key pillar|transparent|communicated|capacity|prioriti[sz]\w+|next level|same page|exciting (?:opportunity|times?|chapter)|ownership)\b/g,
  'solves-it':
    /\b(?:i(?:'ll| will) (?:just )?(?:do|fix|finish|redo|sort|handle) (?:it|that|this) (?:myself)?|leave it with me|do(?:ne)? it myself|here is what|here's what|(?:what|all) you (?:need|should|have)|when i was (?:a|an|your|new|in|at|young|the)|i was the same|in my (?:day|experience|time)|i always|i have decided|i've (?:decided|told|already)|my advice|it(?:'s| is) (?:easy|simple|not hard|not complicated|quicker)|let me (?:tell|explain)|the (?:answer|solution) is|more like|unlike you|(?:others|everyone|everybody|my neighbour's \w+) (?:else )?(?:manages?|copes?|learned)|i'd suggest)\b/g,
  'plays-down':
    /\b(?:(?:it|this|that)(?:'s| is) (?:just|only|nothing|life|business|normal|all right|fine|ok|okay)|no(?:t a)? big deal|nothing (?:personal|to worry|to be)|don't (?:worry|take it|let it)|get (?:along|over)|you're (?:overreacting|imagining|fine)|we(?:'re| are) all|everybody(?:'s| is| has)|stay positive|trust me|no hard feelings|it(?:'ll| will) (?:be (?:fine|ok|okay)|get better|pass)|one gets used|not that bad|cheer up|means well|these things happen|never mind|forget (?:it|about)|not a (?:problem|worry))\b/g,
  'private-question':
    /\b(?:are|do|have|will) you (?:\w+ )?(?:married|pregnant|kids|children|religious|single|a family|a partner|a baby)\b|\b(?:having|have|start) (?:kids|children|a family|a baby)\b|\bhow old are you\b|\bwhere are you (?:really |originally )?from\b|\byour (?:accent|religion|husband|wife)\b|\b(?:good|nice|gut) (?:feeling|vibe)\b|\bdo you drink\b/g,
} as const;

/** Words that stand in bad turns more often than in others. They are counted, and shown to nobody: many a good turn holds one. */
export const NETWORKING_CUES = {
  demand:
    /\b(?:i want (?:a|an|to be|your|it)|(?:kindly|just|so) (?:pass|give|send|sort)|sort me out|give me (?:his|her|their|your|a|the)|you just have to|i(?:'ve| have)? (?:already )?(?:told|gave|given|put) (?:her|him|them|your|you down)|i need (?:a|an|some)|all of them|do it (?:today|now)|before (?:others|somebody|someone|your|anyone)|you (?:must|should) (?:help|order|take|give|hire|need)|by (?:tomorrow|tonight)|is mine|i(?:'d| would) need to know|write (?:him|her|them) today|one call from you|look at my|i expect|it(?:'s| is) only fair|you could (?:just|tell|have)|sign (?:the|at|here))\b/g,
  boast:
    /\b(?:(?:ours|mine|my \w+|my \w+ \w+)(?:'s| is| are| was| were) (?:the |much |all |even )?(?:best|better|newer|higher|first|top|finest|fastest)|(?:it |this |that )?never (?:happens?|happened|one|lost|sets|missed)|(?:i|we) (?:had it|have it|do it|did it|did that|did (?:\w+ ){1,3}(?:years|long)|could all|do (?:proper|mine|that))|number one|for years|known for|an asset|good with people|i(?:'m| am) (?:strong|the|putting)|better than (?:you|most|half)|top group|the whole (?:section|team|thing)|without me|i(?:'d| would) (?:be|make|plan|fit)|(?:four|two|\d+|three|five) thousand|years (?:before|ago)|honestly i|we don't need)\b/g,
  rebuke:
    /\b(?:that's (?:a joke|silly|not how|rubbish)|is that a joke|you might have|too late|that(?:'d| would) never|you(?:'d| would| should)? want to learn|you need to think|(?:bad|wrong|weak(?:ness)?|risk|faults?|mistakes?|nonsense|useless)|if (?:you(?:'d| had)|your \w+ had)|don't see why|i(?:'ve| have) been stuck|oh come on|with respect|too,? (?:though|you)|clearly|supposed to|lucky)\b/g,
} as const;

export const MANAGERIAL_CUES = {
  rebuke:
    /\b(?:you(?:'re| are) being|(?:the|that's your|your) trouble|trouble with you|like (?:a )?child\w*|(?:messy|slow|bad|lazy|poor) worker|character|not cut out|too (?:soft|sensitive|slow|emotional)|problem with|a bit \w+y|you think (?:you|rules|that)|some of us|greedy|sulky|dig your heels|who must|humiliat\w+|excuses?|sloppiness|no excuse|poor planning|behave like|(?:is|are) nothing|you people|honestly (?:you|\p{L}+ can)|you(?:'ve| have) (?:a lot to|got an?) |clearly|noticed that you|people have (?:noticed|said)|the sort of (?:\w+ )?(?:thing|person)|so why|why am i|how can one|you might have|i wish you had|in fairness to me)\b/gu,
  pressing:
    /\b(?:i(?:'ll| will) have to|otherwise|make a note|in writing|(?:off|from) your (?:wages|pay)|review your|(?:talk|think) (?:about|hard about) (?:your|whether)|for ever|can't promise what|next time i|not the first to|don't let me|let me see it again|offers? (?:each|every)|need to think about (?:myself|my)|i(?:'ve| have) kept a list|legal|blame|upstairs|you(?:'d| would) hate|i(?:'d| would) think about)\b/g,
  ordering:
    /\b(?:(?:follow|use|keep|bring|put|clear|report|pass|count|sign|do) (?:it|them|my|the|in|to me|at|under|how)\b(?= )|exactly as|i(?:'ll| will) be (?:checking|watching)|(?:and|so) (?:no|don't)|not (?:up for|a) (?:discussion|debate)|the decision(?:'s| is| has)|first year|without further|by lunch|right\?|agreed\?|understood)\b/g,
  'own-burden':
    /\b(?:i(?:'ve| have)? (?:got |had |went through |go through )?(?:the same|my (?:mother|own|nan) too)|me too|we all|i(?:'m| am) the one who|out of my (?:own )?pocket|no time for|(?:it |this |that )?doesn't matter|i feel for you,? but|sorry about|you(?:'ll| will) (?:be|manage|get)|absolutely fine|quite easy|it happens|don't be|at your age|have you (?:got )?no)\b/g,
} as const;
