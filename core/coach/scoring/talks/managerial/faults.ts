import { findPhrases, hasPhrase, phrases } from '../reading/phrases.ts';
import { questionsOf } from '../reading/questions.ts';
import { quoteSentence, type ReadText } from '../reading/read-text.ts';
import { NOTHING, seenPhrases, type Seen } from '../seen.ts';

/** They judge whatever they are said of. */
const JUDGING =
  'lazy|rude|careless|unprofessional|unreliable|selfish|sloppy|aggressive|incompetent|useless|hopeless|stupid|arrogant|immature|toxic|childish|oversensitive|uncooperative|disrespectful|inconsiderate|thoughtless|irresponsible|ungrateful|bossy|lazier|unmotivated|uncommitted|ridiculous|pathetic';
/** They judge when they are said of a person: a rota may be messy. */
const OF_PERSONS =
  'difficult|negative|slow|weak|stubborn|dramatic|sensitive|emotional|defensive|passive|moody|disorganised|disorganized|distracted|disengaged|messy|chaotic|timid|shy|cold|dominant|unfriendly';
const LABEL = phrases(
  [
    JUDGING,
    `you|he|she|they|@name are|is|were|was|seem|seems|get ~ ${OF_PERSONS}`,
    `${OF_PERSONS} person|attitude|people|worker|employee|streak|boy|boys|girl|girls`,
    'bad|poor|negative|wrong|terrible|awful|your attitude',
    'attitude problem|issue|needs|has|is|stinks',
    'not a team',
    'team player',
    'natural leader|talent',
    'troublemaker|liar|slacker|snowflake|diva|failure',
    'you|he|she|they clearly|obviously ~ not',
    'you|he|she|they clearly|obviously ~ do|does not',
    'you|he|she|they do|does|did not ~ care|respect|bother|listen|want|try|think',
    'no respect|discipline|commitment|interest|motivation|initiative|drive',
    'lack|lacks|lacking',
    'common sense',
    'your|his|her|their personality|character|kind|type|generation|age',
    'that is just how|typical',
  ],
  { name: (word) => word.named },
);
const ALWAYS = phrases([
  'you|he|she|they ~ always|never|constantly|forever|continually|keep',
  'always|never|constantly ~ late|complain|complaining|miss|missing|late|on|do|doing|the|listen|leave|leaving|make|making',
  'every single|time you',
  'all the time',
  'nobody|everyone|everybody|no-one thinks|knows|says|hates|agrees|likes|complains',
  'as usual',
  'once again',
  'yet again',
]);
const THREAT = phrases([
  'or else',
  'last|final chance|warning|time',
  'there will|would be consequences',
  'face|facing ~ consequences',
  'disciplinary|sacked|fired|dismissed|dismissal|replaceable',
  'or i|we|you ~ have|find|replace|lose|go|get|take|be|remove|write',
  'find someone else',
  'somebody|someone else who',
  'if you ~ do|can|will not ~ then|the|find|leave|door|get|pay|happy|like',
  'i will not ~ tolerate|accept|stand|have',
  'there|where is the door',
  'hr ~ involved|involve|about',
  'watching you',
  'lucky to have a',
  'will not end well',
  'your job|contract|position is|depends|on|at',
  'write you up',
  'you will regret',
  'not|never ~ optional|negotiable|tolerate|tolerated|again',
  'regret it',
]);
const ORDER = phrases([
  'you need|have|ought|got to',
  'you must|should|shall',
  'you had|would better',
  'you must',
  'just do|get|deal|stop|follow|accept|sort|make|try|work|be|send|fix',
  'i expect|need|want|demand|require you|everyone|all|improvement|better|more|results|nothing',
  'get used to',
  'get on with|board',
  'get over it',
  'get it done|sorted',
  'get your act',
  'deal with it',
  'because i said',
  'end of ~ story|discussion|argument',
  'no excuses|discussion|argument|questions|more|exceptions',
  'that is final',
  'do it my|as|the|like|exactly|properly|right',
  'pull your|yourself',
  'step up',
  'shape up',
  'grow up',
  'sort it|yourself|yourselves|this',
  'calm down',
  'cheer up',
  'toughen up',
  'move on',
  'do not ~ mess|screw|let|disappoint|bother|come|make|ask|worry|complain',
  'no buts',
  'you|just|and|please make sure',
  'not ~ want|wanna to? hear|discuss|see',
]);
const VAGUE = phrases([
  'do|be|try|get|work|communicate|perform|step|aim|doing|being ~ better|harder|more|up|smarter|faster',
  'more proactive|professional|positive|engaged|committed|careful|effort|responsible|flexible|motivated|confident|effective|efficient|visible|ownership|enthusiasm|initiative|attention',
  'improve ~ your|performance|attitude|communication|things|yourself|in|overall|on',
  'improvement|improvements',
  'as soon as',
  'when you ~ can|chance|time|get',
  'at some point',
  'sometime|someday|eventually|whenever',
  'soon',
  'some|few|certain|various|several|lots ~ issues|things|stuff|concerns|areas|people|problems|complaints|changes|bits|aspects',
  'people have|are|say|said|been ~ saying|complaining|said|mentioned|noticed|complained|told',
  'in general|generally|overall',
  'keep it up',
  'good|great|nice|brilliant|fantastic|amazing|excellent job|work|effort|stuff',
  'well done',
  'and so on|forth',
  'how things|everything ~ going|are',
  'give it ~ best|all',
  'try ~ best|hard|harder',
  'whatever you|it|works',
  'you know what',
  'up your game',
  'all good|fine|okay',
  'all be|work|try',
  'any issues|problems|updates|questions|concerns',
  'take ownership|responsibility|initiative',
  'work it out|on',
  'figure it|something out',
]);
const CORPORATE = phrases([
  'synergy|synergies|leverage|leveraging|stakeholder|stakeholders|alignment|align|aligned|aligning|paradigm|holistic|bandwidth|deliverables|streamline|streamlined|optimise|optimised|optimize|optimized|transformation|transformational|empower|empowered|empowering|actionable|agile|agility|mindset|excellence|best-in-class|world-class|value-add|impactful|touchpoint|learnings|strategic|strategically|strategy|dynamic|dynamics|proactive|proactively|accountability|competencies|framework|landscape|ecosystem|robust|seamless|innovative|innovation|efficiencies|efficiency|kpis|growth|culture|values|vision|mission|journey|embrace|embracing|passionate|passion|rockstar|ninja|engagement|facilitate|optimal|maximise|maximize|solutions|roadmap|right-size|headcount',
  'going|moving forward',
  'move the needle',
  'low-hanging',
  'next level',
  'on the same page',
  'circle back',
  'deep dive',
  'think outside',
  'hit the ground',
  'exciting ~ opportunity|journey|times|time|changes|change|chapter|future',
  'fast-paced|fast paced',
  'cultural|culture fit',
  'gut|instinct',
]);
const SOLVES = phrases([
  'i will ~ do|handle|fix|finish|redo|sort ~ it|that|this|myself|them',
  'i will take over|care',
  'do|did|done|doing ~ myself',
  'here is what|how you|to|i',
  'what|all you ~ need|should|have|must ~ to|is',
  'when i was a|an|your|new|in|at|young',
  'if i were you',
  'in my day|experience|time',
  'i always|never ~ did|do|had|used|found|got|made|would',
  'i have decided|told|already ~ that|them|what|how|you|to|decided',
  'my advice',
  'easy just|simple|you',
  'it is easy|simple',
  'not ~ hard|complicated',
  'let me tell|explain|give',
  'the answer|solution is',
  'be ~ like|more like',
  'more like her|him|them|others|everyone',
  'unlike you|the|your',
  'others|everyone|everybody|anyone|colleagues else? manage|manages|cope|copes',
]);
const MINIMISES = phrases([
  'it|this|that is just|only|really|all|quite? nothing|silly|life|business|normal',
  'not|no ~ big deal',
  'nothing personal',
  'get along|over',
  'be ~ friends|adults|adult|nice|grown-up|grateful|professional|positive',
  'both ~ wrong|childish|blame|adults|apologise|fault|bad|stop',
  'you are ~ overreacting|wrong|imagining|tired|fine|to blame',
  'shake hands',
  'put ~ behind',
  'just|please|let ~ forget',
  'do not take ~ personally',
  'stay positive',
  'trust me',
  'like it or',
  'nobody likes',
  'we are all ~ busy|tired|in|under|stressed',
  'everything ~ fine|ok|okay|great|well|change|better',
]);
const PRAISE = phrases([
  'you are ~ great|fantastic|amazing|brilliant|wonderful|star|excellent|good|valued|asset|lovely|nice|talented',
  'great|amazing|fantastic|brilliant|lovely|wonderful|nice ~ person|attitude|personality|work|job|guy|smile|energy|member',
]);
const BUT = phrases(['but|however|although|though|just|only|still']);
const PRIVATE = phrases([
  'are|do|have|will you ~ married|pregnant|kids|children|religious|single|family|husband|wife|partner|babies|baby',
  'to|of|about have|having|start|starting ~ kids|children|family|baby|babies',
  'how old are',
  'what year|country ~ born|you',
  'where are you ~ from|really|originally',
  'your accent|age|religion|husband|wife',
  'good|nice feeling|vibe|feel|impression',
  'felt right',
  'have a beer',
]);
const MAX_LECTURE_WORDS = 60;

/** "What do you need to do it?" is no order. */
const withoutQuestions = (text: ReadText): ReadText => ({ ...text, sentences: text.sentences.filter(({ mark }) => mark !== '?') });

export const seeLabel = (text: ReadText): Seen => seenPhrases(text, LABEL);
export const seeAlways = (text: ReadText): Seen => seenPhrases(text, ALWAYS);
export const seeThreat = (text: ReadText): Seen => seenPhrases(text, THREAT);
/** Orders count more, the more of them there are. */
export function seeOrder(text: ReadText): Seen {
  const seen = seenPhrases(withoutQuestions(text), ORDER);
  return { ...seen, strength: Math.min(1, seen.evidence.length * 0.5) };
}
export function seeVague(text: ReadText): Seen {
  const seen = seenPhrases(text, VAGUE);
  return { ...seen, strength: Math.min(1, seen.evidence.length * 0.5) };
}
export function seeCorporate(text: ReadText): Seen {
  const seen = seenPhrases(text, CORPORATE);
  return { ...seen, strength: Math.min(1, seen.evidence.length * 0.34) };
}
export const seeSolves = (text: ReadText): Seen => seenPhrases(withoutQuestions(text), SOLVES);
export const seeMinimises = (text: ReadText): Seen => seenPhrases(text, MINIMISES);
export const seePrivate = (text: ReadText): Seen => seenPhrases(text, PRIVATE);

/** Praise of the person around a "but". */
export function seeSandwich(text: ReadText): Seen {
  const seen = seenPhrases(text, PRAISE);
  return seen.strength > 0 && hasPhrase(text.words, BUT) ? seen : NOTHING;
}

const ADDRESS = phrases(['you|your']);

/** Long, to somebody, and nothing asked. */
export function seeLecture(text: ReadText): Seen {
  const last = text.sentences.at(-1);
  const isTalk = findPhrases(text.words, ADDRESS).length >= 3;
  if (last === undefined || !isTalk || text.words.length <= MAX_LECTURE_WORDS || questionsOf(text).length > 0) return NOTHING;
  return { strength: 1, evidence: quoteSentence(text, last) };
}
