import type { Exception, Rule } from './rule.ts';
import { ACCIDENT, explicit, isNothing, isUnclear, unclear } from './self-harm-rule.ts';

/** Not where a sentence begins, whatever is sighed before it: somebody else may be spoken of. */
const AFTER_OTHERS: Exception = {
  before:
    /^(?!(?:.*")? ?(?:(?:i|im|ive|id|am|have|so|and|but|just|really|honestly|sometimes|often|always|still|tbh|please|ok|well|help|lately|maybe|constantly|again|today|yesterday|tonight|yes|no|because|actually|only) ){0,5}$)/,
  tier: 'none',
};
const brief = (source: string, ...unless: Exception[]): Rule => explicit(source, AFTER_OTHERS, ...unless);

const NOT_TO_DIE = isNothing('(?:of|from|on|in|for|knowing|doing|old|laughing|happy|rich|down|out|trying|with) ');
/** Of those who hand out or store what others take. */
const AT_WORK: Exception = {
  sentence:
    /\b(?:patients?|residents?|clients?|callers?|nurse|pharmac\w{1,7}|students?|pupils?|ward|clinic|taught|teach|training|trained|inventory|stock|orders?|shelf|delivery|trolley|film|novel|play)\b/,
  tier: 'none',
};

/** Said without "I", or in a word. */
export const BRIEF_SELF_HARM_RULES: readonly Rule[] = [
  brief('(?:want(?:ing)?|wanna|need|ready|wishing|wish) (?:to )?(?:just )?(?:di+e+|be dead)', NOT_TO_DIE, isUnclear('when|than')),
  explicit('<i> (?:should|ought to|might as well|may as well) (?:just |really |better )*(?:di+e+|be dead)<end>'),
  brief('(?:wish|wished|wishing) (?:that )?(?:i )?(?:was|were) (?:never born|dead|not alive)'),
  brief(
    '(?:dont|do not|no longer|not) (?:really |even )?(?:want(?:ing)?(?: to)?|wanna) (?:live|be alive|exist|wake up)(?= ?(?:[.!?;"]|$|any))',
  ),
  brief(
    '(?:have |having |got |get )?(?:think|thinking|thoughts?|fantasi[sz]ing|dreaming) (?:of|about) (?:committing )?(?:<suicid>e|ending it)<end>',
  ),
  brief('(?:feel |feeling |am )?(?:very |so )?<suicid>al<end>'),
  brief('(?:gonna |going to |want to |wanna |ima |might |should |will )?kms<end>'),
  brief('(?:want to |wanna |going to |gonna )?(?:ki+ll|end|hurt|harm|cut) myself(?= ?(?:[.!?;"]|$|again|tonight|now|today))'),
  brief('(?:been |keep |started )?(?:cutting|harming|hurting|burning) <self>(?= ?(?:[.!?;"]|$|again|at night|every))', isNothing(ACCIDENT)),
  brief(
    '(?:been|started|back to) (?:cutting|self ?harming) again(?= ?(?:[.!?;"]|$|and i|since|because|lately|every|at night|my (?:arms?|legs?|thighs?|wrists?)))',
  ),
  explicit('(?<!\\b(?:he|she|it|they|was|were|is) )better off dead<end>', {
    sentence: /\b(?:he|she|it|project|product|horse|code|brand)\b/,
    tier: 'unclear',
  }),
  brief('(?:want to |wanna |wish to |going to |gonna |ready to )(?:just )?(?:stop|quit) (?:living|existing|being alive)<end>'),
  brief(
    '(?:want to |wanna |wish to |just |to )*(?:go to sleep|fall asleep|sleep) (?:tonight )?and (?:just )?(?:never|not) (?:have to )?wake up',
    isNothing('at|early|late|to|with|before|in|on|so|tired|every'),
  ),
  brief('(?:think|thinking|thoughts?|fantasi[sz]ing|dreaming|dream) (?:of|about) being dead<end>'),
  explicit('<i> <gap>(?:think|thinking|thought|fantasi[sz]ing|dreaming|dream|like|prefer) (?:of |about )?being dead<end>'),
  unclear('(?:stop living|being dead)<end>', AFTER_OTHERS),
  unclear(
    '(?:no|any|see the|see a|see much) (?:reason|point|sense) (?:for me )?(?:to|in) (?:(?:go|carry|keep) on|keep going|going on|carrying on)(?= ?(?:[.!?;"]|$|any ?more|any longer|like this))',
  ),
  unclear('(?:cant|cannot|can not) (?:(?:go|carry|keep) on|keep going)(?= ?(?:[.!?;"]|$|any ?more|any longer|like this))', AFTER_OTHERS),
  explicit('(?:i ?)?wantto(?:die|killmyself|bedead|endmylife)|killmyself|endmylife'),
  unclear('(?:self ?harm|<suicid>e|ending it(?: all)?|to die|death is the only way)<end>', AFTER_OTHERS),
];

const PILLS =
  '(?:pills?|tablets?|capsules?|tylenols?|paracetamols?|painkillers?|ibuprofens?|aspirins?|advils?|xanax|valium|codeine|benzos?|antidepressants?|insulin|meds)';
const MANY = String.raw`(?:about |around |over |like |nearly |more than )?(?:[1-9]\d{1,2}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred)`;

/** Means, notes and farewells. */
export const PLANNED_SELF_HARM_RULES: readonly Rule[] = [
  explicit(
    `<i> <gap>(?:have|had|got|bought|saved|saving|hid|collected|hoarded|stockpiled|stockpiling) (?:up )?(?:<word> ){0,3}(?:${PILLS}|rope|noose|razor blades?) (?:<word> ){0,2}(?:ready|saved|stashed|hidden|set aside|next to me|in front of me|for tonight|to (?:end|die))`,
    AT_WORK,
    { sentence: /\b(?:climb\w{0,3}|sail\w{0,3}|boat|tent|rig\w{0,4}|shav\w{0,3})\b/, tier: 'none' },
  ),
  brief(
    '(?:have )?(?:written|wrote|writing|write|left|leaving|leave) (?:<word> ){0,2}(?:goodbye|farewell|<suicid>e) (?:notes?|letters?)',
    AT_WORK,
    {
      sentence: /\b(?:teams?|colleagues?|job|company|office|customers?|retir\w{1,6}|department|class|boss|course|leaver|leavers)\b/,
      tier: 'none',
    },
  ),
  explicit(
    `how (?:many|much) (?:<word> ){0,3}(?:${PILLS} )?(?:<word> ){0,6}(?:to di+e|to kill (?:me|<self>|you|a person|someone)|(?:is|are) (?:lethal|fatal|deadly)|to overdose|for an overdose|would kill me|will kill me)`,
    AT_WORK,
    {
      found: /^(?!.*\b(?:pill|tablet|tylenol|paracetamol|painkiller|ibuprofen|aspirin|insulin|meds|di+e|me|overdose|my ?self)).*/,
      tier: 'unclear',
    },
  ),
  explicit(
    `<i> <words>(?:took|taken|swallowed|downed|popped) ${MANY} (?:<word> ){0,2}${PILLS}`,
    AT_WORK,
    isNothing('back|to |from|off|out'),
  ),
  brief('(?:want|wanna|going|gonna|plan|will) (?:to )?(?:just )?bleed (?:out|to death)'),
  explicit('(?:because|since|as|for|by then) (?:ill|i will) (?:probably )?be dead<end>'),
  explicit(
    'by the time (?:<word> ){1,2}(?:reads?|sees?|finds?|gets?|hears?) this (?:<word> )?(?:ill|i will|i|im) <words>(?:gone|dead|not be here|not be alive)<end>',
  ),
  unclear('(?:ill|i will) (?:probably |soon )?be dead (?:by (?:then|tomorrow|tonight|morning|next week)|soon|before|tomorrow|tonight)'),
  unclear('<i> (?:wont|will not|am not going to|may not) be (?:alive|around much longer|here much longer|around (?:any ?more|to see it))'),
  unclear('(?:lethal|fatal|deadly) (?:dose|amount|overdose) of', AT_WORK),
  unclear('<i> <gap>(?:end|ending) (?:it|things) (?:tonight|today|tomorrow|for good|once and for all)'),
  unclear('<i> <words>(?:have|had|made|got) a plan to (?:end (?:it|things)|go)<end>'),
  unclear('(?:easiest|painless|quickest|best) way to (?:di+e|go|end it)<end>'),
  unclear('<i> <words>(?:given|giving) away (?:all )?my (?:things|stuff|belongings)'),
];
