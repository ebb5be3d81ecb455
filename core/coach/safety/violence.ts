import { next, phrase, type Exception, type Rule } from './rule.ts';

/** What one kills at work: processes, weeds, ideas. */
const THINGS =
  /\b(?:process(?:es)?|servers?|pods?|containers?|threads?|jobs?|quer(?:y|ies)|features?|bugs?|tickets?|weeds?|plants?|slugs?|bacteria|germs|mou?ld|pests?|rats?|mice|ants|wasps|insects?|virus|cells?|branch(?:es)?|sessions?|requests?|tasks?|game|level)\b/;
const HARMLESS: readonly Exception[] = [
  { found: / them$/, sentence: THINGS, tier: 'none' },
  {
    after: next(
      '(?:with (?:kindness|laughter|questions|slides|data|our|the)|s? ?(?:ideas?|spirit|project|morale|mood|plans?|motivation|momentum|proposals?|budget|enthusiasm|creativity|confidence|feelings|chances|careers?|reputation|culture|trust|credibility|sales|business|pride|eyes|ears|score|record|numbers))',
    ),
    tier: 'none',
  },
  { found: /shoot/, after: next('(?:an?|over|some|back|down|my|the|one|two) '), tier: 'none' },
  { found: /shoot/, sentence: /\b(?:photo|camera|film|wedding|portrait|video|studio|lens|advert)/, tier: 'none' },
  { found: /poison|kill|hit/, after: next('(?:at|in) (?:chess|tennis|darts|cards|paintball|the game|laser)'), tier: 'none' },
  { sentence: /\b(?:in (?:the|a|my|this) (?:game|play|film|novel|story)|paintball|laser tag|video game)\b/, tier: 'none' },
  { after: next('(?:if|when|unless|one day|some day|sometimes)\\b'), tier: 'unclear' },
];

const explicit = (source: string, ...unless: Exception[]): Rule => ({
  kind: 'violence',
  tier: 'explicit',
  pattern: phrase(source),
  unless: [...unless, ...HARMLESS],
});
const unclear = (source: string): Rule => ({ kind: 'violence', tier: 'unclear', pattern: phrase(source), unless: HARMLESS });

/** Words of one's own between "I" and what one means to do; none of them says no. */
const FREELY = '(?:(?!(?:not|never|dont|didnt|wouldnt|wont|cant|would never) )<word> ){0,4}';
const MEANING =
  '(?:want(?:ed)?|wanna|going|gonna|will|ill|plan(?:ning)?|intend|thinking|about|swear|ready|fantasi[sz]ing|urge|feel like|need|thoughts|thought) (?:to |of |about |i will |ill )?(?:just |really |literally |go and |and )*';
const MAIM =
  '(?:k[i*]+l+(?:ing)?|murder(?:ing)?|stab(?:bing)?|shoot(?:ing)?|strangl(?:e|ing)|poison(?:ing)?|hurt(?:ing)?|assault(?:ing)?|rap(?:e|ing)|behead|run over)';
const STRIKE = '(?:punch(?:ing)?|hit(?:ting)?|slap(?:ping)?|smack(?:ing)?|kick(?:ing)?|attack(?:ing)?)';
const HOME =
  'my (?:<word> )?(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|mother|stepdad|stepfather|brother|son|flatmate|uncle)';

export const VIOLENCE_RULES: readonly Rule[] = [
  explicit(`(?:<i> ${FREELY}${MEANING}|ill )${MAIM} <person>`),
  explicit(`<i> ${FREELY}(?:going to|gonna|will|plan to|planning to|about to) ${STRIKE} <person>`, {
    after: next('(?:with|up|back|hard on|for|about|on (?:friday|monday)|where)'),
    tier: 'none',
  }),
  explicit(
    `<i> ${FREELY}${MEANING}(?:beat(?:ing)? (?:up <person>|<person> (?:up|to death|senseless)|the (?:shit|crap|hell|living daylights) out of <person>))`,
  ),
  explicit(
    `<i> ${FREELY}(?:${MEANING}|could )(?:bring(?:ing)?|tak(?:e|ing)|carry) (?:a |my |the )?(?:gun|knife|weapon|machete|bomb|rifle|axe|acid) <words>(?:to|into|at) <words>(?:work|office|school|interview|meeting|college|shop|store)`,
    {
      sentence: /\b(?:chef|kitchen|cook|butcher|prop|police|security)/,
      tier: 'none',
    },
  ),
  explicit(
    `<i> ${FREELY}${MEANING}(?:shoot up|blow up|burn down|bomb|torch|set fire to) (?:the|my|this|that|our) <words>(?:office|building|school|place|workplace|store|shop|house|company|warehouse|factory|hospital|restaurant)`,
  ),
  unclear(`<i> ${FREELY}(?:could|would|d|might) (?:just |really |honestly |happily )*(?:${MAIM}|${STRIKE}) <person>`),
  unclear(`<i> ${FREELY}(?:want(?:ed)?|wanna|feel like|felt like) (?:to )?(?:just |really )*${STRIKE} <person>`),
  explicit(
    `${HOME} (?:(?!never|doesnt|didnt)<word> ){0,3}(?:hits|beats|hit|beat|punches|punched|chokes|choked|strangled|strangles|slaps|slapped|kicks|kicked|abuses|abused|raped|rapes|attacks|attacked) me`,
    {
      after: next('(?:at|in (?:chess|tennis|squash|cards)|to|with (?:a|the|his|her) (?:question|idea|bill|news)|up)'),
      tier: 'none',
    },
  ),
  explicit('(?:threaten(?:s|ed|ing)?|threatening|tried) to (?:kill|hurt|stab|shoot|strangle|beat|rape) me'),
  explicit('i (?:was|got|have been|been) (?:<word> )?(?:raped|sexually assaulted)'),
];
