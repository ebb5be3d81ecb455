/**
 * Words whose frequency tells answers apart. None is good or bad by itself: what each is worth was learned from labelled
 * answers (`weights/`), and any may come to weigh nothing.
 */
const PAST =
  'rang|told|asked|wrote|took|put|went|got|found|gave|made|said|sent|saw|came|did|held|cut|drove|brought|bought|read|kept|sat|stood|ran|left|let|spoke|showed|set|paid|met|built|drew|laid|caught|\\w{1,20}ed';

export const SIGNS: Readonly<Record<string, RegExp>> = {
  'own-past': new RegExp(`\\bi(?:'d)? (?:then |also |just |never |didn't )?(?:${PAST})\\b`, 'g'),
  'others-past': new RegExp(`\\b(?:he|she|they|it|who) (?:then |never )?(?:${PAST})\\b`, 'g'),
  others: /\b(?:he|she|they|him|her|them)\b/g,
  said: /\b(?:said|says|asked|told|rang|wrote|shouted|answered|replied|called)\b/g,
  time: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|morning|afternoon|evening|night|o'clock|minutes?|hours?|weeks?|months?|last (?:year|week|month|summer|winter|autumn|spring)|yesterday|half past|midnight|noon|dinner|lunch)\b/g,
  order: /\b(?:then|after(?:wards)?|before|until|till|when|while|first|next|later|since|by the time)\b/g,
  number:
    /\b\d[\d.,:]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|dozen)\b/g,
  turn: /\b(?:but|until|turned out|instead|only|though|still|even though|wouldn't|refused|wrong|nobody)\b/g,
  reason: /\b(?:because|since|so that|in case|otherwise|cos)\b/g,
  would: /\b(?:would|i'd|you'd|we'd|could|might|id)\b/g,
  habit: /\b(?:always|usually|often|sometimes|never|every|generally|tend|normally|nine times out of ten|ever)\b/g,
  'i-am': /\b(?:i'm|i am|im|i've (?:always|never|got)|i have always|my (?:strengths?|approach|style|colleagues|friends))\b/g,
  you: /\b(?:you|your|you're|you've|yourself)\b/g,
  must: /\b(?:must|have to|has to|got to|need to|should|important|crucial|vital|essential|paramount|key)\b/g,
  quality:
    /\b(?:communicat\w+|passion\w*|dedicat\w+|motivat\w+|professional\w*|commit\w+|excellen\w+|leader\w*|teamwork|flexib\w+|adaptab\w+|reliab\w+|hard-?working|positiv\w+|honest\w*|integrity|respect\w*|patien(?:t|ce)|calm|confiden\w+|proactive|driven|organi[sz]ed|strong|attention to detail|empathy|resilien\w+|dignity|pride|proud)\b/g,
  success:
    /\b(?:successful\w*|success|effective\w*|efficient\w*|smooth\w*|quickly|really well|very well|went well|worked out|turned out (?:well|fine)|fine|happy|pleased|satisfied|great|better|good|amazing|perfect\w*)\b/g,
  hollow:
    /\b(?:sorted|dealt with|deal with|handled?|worked (?:on|out|through|with|it)|looked into|resolved|addressed|took care|got (?:it )?(?:done|sorted|through)|did what|made (?:a|some|it|sure|an)|put (?:some|in place|something)|came (?:up with|round|to an)|found (?:a|some) (?:way|solution)|changed (?:how|the|it)|improved|different (?:things|ways|ideas)|various|several|some|somehow|one way or another|in the end|bits and pieces|a few|eventually|needed (?:to be )?do(?:ne|ing)|appropriate\w*|proper(?:ly)?|necessary|possible|support(?:ed)?|helped?|tried|explained|involved|decision|conversation|discuss\w+|understanding)\b/g,
  thing: /\b(?:things?|stuff|something|everything|anything|way|bit|lot|kind of|sort of|situation|issue|process|somehow)\b/g,
  passive: /\b(?:was|were|been|got|being|gets|get) (?:all )?(?:\w+ed|done|made|put|taken|given|found|dealt|brought|told|sorted)\b/g,
  we: /\b(?:we|us|our|the team|together)\b/g,
  blame:
    /\b(?:fault|lazy|nobody cared?|don't care|didn't care|doesn't care|they should|should have|shouldn't|ought|useless|rubbish|mess|management|clueless|some people|other people|these days|young ones|people these)\b/g,
  since:
    /\b(?:since then|ever since|still|now|no longer|afterwards|from then|the next|next (?:day|morning|week|month|time)|by (?:the end|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|then)|again|in the end|after that)\b/g,
  general: /\b(?:people|everyone|everybody|anyone|nobody|customers|clients|colleagues|staff|managers)\b/g,
  quoted: /["“”]|(?:^|[\s,(])['‘][a-z]/g,
  belief:
    /\b(?:i think|i believe|i feel|i'd say|in my (?:opinion|experience|view)|i find|i like|i love|i enjoy|i don't (?:believe|like|think|do))\b/g,
};

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns that could stand in any answer. */
export const EMPTY_NOUNS = list(`
  thing things stuff something everything anything way ways bit bits lot lots kind sort process situation issue issues problem problems
  project projects experience experiences role roles task tasks skill skills team teams people person work job company business
  environment communication goal goals challenge challenges result results solution solutions approach quality support help difference
  change changes part point area areas field matter matters time times day days life end start fact moment opportunity success value
  values attitude ethic strength strengths passion responsibility pressure level levels everyone everybody somebody someone others one
  ones place places world case cases example examples plan plans idea ideas feedback understanding relationship conversation
  conversations discussion agreement decision`);
/** Verbs under which one can picture nothing. */
export const EMPTY_VERBS = list(`
  sort sorted deal dealt handle handled work worked manage managed help helped support supported improve improved resolve resolved
  address addressed ensure ensured try tried learn learned learnt make made do did done go went get got become became feel felt think
  thought know knew want wanted be change changed explain explained involve involved prioritise prioritised communicate communicated
  understand understood discuss discussed continue continued put take took find found good better well fine different sure need needed
  be been was were is am are various several course`);
export const ABSTRACT = /(?:tion|ment|ness|ity|ance|ence|ship)s?$/;
