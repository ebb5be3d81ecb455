import { FOREIGN_SELF_HARM_RULES } from './foreign-self-harm.ts';
import { next, type Rule } from './rule.ts';
import { ACCIDENT, explicit, isNothing, isUnclear, unclear } from './self-harm-rule.ts';
import { BRIEF_SELF_HARM_RULES, PLANNED_SELF_HARM_RULES } from './brief-self-harm.ts';

const TO_DIE: readonly Rule[] = [
  explicit(
    String.raw`<i> <gap>(?:want(?:ed)?|wanna|wnat|wan|need|plan|planning|ready|decided|deserve|longing|prefer|rather|like) (?:to |ta |2 )?(?:(?:disappear|vanish|go away|lie down|give up) and )?(?:just |be |better )*(?:di+e+|dye|dead)`,
    { found: /\b(?:want|need|like|wanted|ready|plan|planning) dead$/, tier: 'none' },
    isNothing(
      '(?:of|from) (?!cancer|this|it)|on (?:this|that|the|every|any) hill|in (?:this|that|the|a) (?:job|role|office|company|place)|knowing|doing|old|laughing|hard|happy|rich|down|out',
    ),
    isUnclear('than|inside|when|on the spot|right there|there and then|trying|with'),
  ),
  explicit(
    String.raw`<i> <words>(?:wish|wished|wishing) (?:that )?i (?:was|were|had|wasnt|werent|hadnt|didnt|could|never|would) (?:just |never |not |been |be )*(?:dead|born|exist|alive|di+e)`,
  ),
  explicit(
    String.raw`<i> <words>(?:hope|hoped|wish|wished|pray|want|wanna|hoping) <gap>(?:go to sleep and |fall asleep and )?(?:not|never|dont|wouldnt|didnt|wont) (?:have to |ever )?wake up`,
    isNothing('at|early|late|to|with|before|in|on|so|tired|every'),
  ),
  explicit(
    String.raw`<i> (?:<word> )?(?:do not|dont|no longer|didnt|never|(?:do not|dont) think i) (?:really |even |actually |just )*(?:want(?:ed)?(?: to)?|wanna|wish to|deserve to|feel like) (?:live|living|be alive|being alive|exist|existing|wake up|go on living|keep living|keep on living|stay alive|be on this (?:earth|planet)|be in this world)`,
    isUnclear('like|this|through'),
    isNothing('in|with|on|at|near|there|here|off|from|for|up|away|to|apart|under|by|as|alone|early|out|far|beyond|so|closer'),
  ),
  explicit('(?:cant|cannot|can not) (?:go on|keep on|carry on|keep|stand) living', isNothing('in|with|on|at|here|there|off|from|out|like')),
  explicit(
    String.raw`(?:no|any|see the|see a|see much) (?:reason|point|sense) (?:for me )?(?:to|in|of) (?:me )?(?:live|living|be alive|being alive|go on living|existing)`,
    isNothing('in|with|on|at|here|there|near'),
  ),
  explicit('<i> <gap>nothing (?:left )?to live for'),
  explicit('my life (?:is|isnt|is not|has) (?:not |no longer |never )?(?:been )?worth living'),
  explicit('<i> <gap>(?:better (?:off )?|happier )dead'),
  explicit(
    '(?:easier|better|happier|best) (?:for (?:everyone|everybody|all|them) )?(?:to just di+e|if i (?:was|were|am) (?:just )?dead|if i (?:just )?died)',
  ),
  explicit('<i> <gap>(?:wish|wished) (?:that )?id never (?:been born|woken up|existed|lived)'),
  explicit('(?:want|wish|wanted|need) (?:for )?my life (?:to )?(?:just )?(?:to )?(?:end|be over|stop)'),
  explicit(
    '<i> <gap>(?:want|wanna|wish|ready|prefer|plan) (?:to )?(?:stop|quit|give up) (?:living|existing|being alive)',
    isNothing('in|with|at|on|like|out|from|off|for|under|by|as|here|there|paycheck'),
  ),
];

const TO_KILL: readonly Rule[] = [
  explicit(
    '(?:<i> <gap>)?<kill> <self>',
    { found: /\b(?:nearly|almost|practically) k[i*]+l+ed /, tier: 'unclear' },
    {
      found: /^(?!.*\b(?:about|of|consider|considering|tried|like|plan|planned|thought) ).*\bk[i*]+l+(?:ing|in|ed)\b/,
      after: next('(?:to (?!end|escape|stop|be|get away)|laughing|with (?:work|laughter|overtime)|over|for|at|trying|working|in the|on)'),
      tier: 'none',
    },
    { found: /\b(?:rather|sooner|id|would) /, tier: 'unclear' },
    isUnclear('if (?:i (?:have|had) to|they|he|she|we|you|it|this|that|the|my)'),
  ),
  explicit(
    '(?:<i> <gap>)?(?:hang(?:ing)?|drown(?:ing)?|shoot(?:ing)?|poison(?:ing)?|unaliv(?:e|ing)|suffocat(?:e|ing)|stab(?:bing)?|murder(?:ing)?) <self>',
    isNothing(
      'in the (?:foot|leg|knee)|in my (?:foot|leg)|in (?:work|e?mails|coffee|tea|tasks|paper|ice|detail|debt|admin|data)|out|up|some|a ',
    ),
  ),
  explicit(
    '(?:<i> <gap>)?(?:to|wanna|gonna|will|ill|about|just|should|might|of) (?:off|offing|top|topp?ing|neck|end|ending|delete) <self>',
    isNothing('up|with|a |from|as'),
  ),
  explicit('(?:<i> <gap>)?(?:do(?:ing)? <self> in|do(?:ing)? away with <self>)'),
  explicit(
    '(?:<i> <gap>)?(?:end(?:ing)?|finish(?:ing)?) my (?:own )?(?:life|existence)',
    isNothing('as|in (?:the|a|public|this)|story|insurance'),
  ),
  explicit('(?:<i> <gap>)?(?:tak(?:e|ing)|took) my own life', isNothing('as|in(?:to)? (?:the|a|my|public|this)|story|more|back|seriously')),
  explicit(
    '<i> <gap>(?:tak(?:e|ing)) my life',
    isNothing('in|into|as|back|forward|seriously|and|from|to|for|story|more|less|on|at|where|experience|out|further|apart|by'),
  ),
  explicit(
    '(?:<i> <gap>)(?:to |wanna |gonna |just |will |about |of )(?:end|ending|finish) it all',
    isNothing('with|by (?:friday|the|end|june)|on|in time'),
  ),
  explicit('(?:want to|wanna|going to|gonna|will|might|about to|ready to) (?:just |really |literally )?(?:kms|unalive)'),
  explicit('<i> <gap>(?:slit|slitting|slash|slashing|cut|cutting) (?:my|both my) wrists?', isNothing(ACCIDENT)),
  explicit(
    '<i> <gap><intent> <words>(?:jump(?:ing)?|leap(?:ing)?|throw(?:ing)? <self>) <words>(?:(?:off|from|out of) <words>(?:bridge|roof|building|balcony|cliff|ledge|window|tower)|(?:under|in front of|before) <words>(?:train|tube|bus|lorry|truck|car|tram)|into <words>(?:traffic|the (?:river|sea|canal)))',
    { sentence: /\b(?:bungee|parachut|abseil|charity|skydiv|swim|diving|stunt)/, tier: 'none' },
  ),
  explicit(
    '<i> <gap><intent> <words>(?:step(?:ping)?|walk(?:ing)?|run(?:ning)?|driv(?:e|ing)|crash(?:ing)?) <words>(?:(?:in front of|into) <words>(?:train|lorry|truck|bus|traffic|tree)|off <words>(?:roof|bridge|balcony|cliff))',
    isNothing('stop|station|lane|management'),
  ),
];

const OF_SUICIDE: readonly Rule[] = [
  explicit('(?:<i> <gap>|feel(?:ing)? (?:so |very |really )?|my |having |had )<suicid>(?:al|le)', {
    after: next(
      '(?:patients?|clients?|callers?|people|persons?|students?|teen|young|adult|man|men|woman|women|customers?|residents?|users?|pupils?|prisoners?|veterans?|friend|colleague|behaviou?r|ideation (?:in|among|training)|risk|mission)',
    ),
    tier: 'none',
  }),
  explicit(
    '<i> (?:(?!he |she |they |who |a |an |the |colleague |friend |patient |about )<word> ){0,6}(?:commit(?:t?ing|t?ed)?|comit(?:t?ing)?|attempt(?:ing|ed)?|do|contemplat(?:e|ing|ed)|consider(?:ing|ed)?) <suicid>e',
  ),
  explicit(
    '(?:<i>|my) <gap>(?:think|thinking|thought|thoughts|contemplating|fantasi[sz]ing|dreaming|plans?|planning|googl(?:ed?|ing)) (?:of |about |on |for )?(?:my |committing )?<suicid>e',
    isNothing('prevention|awareness|hotline|helpline|risk|rates?|policy|training|research|among|in |as a'),
  ),
  explicit('my (?:own )?<suicid>e', isNothing('prevention|awareness|risk|squad|mission|policy|training|hotline|research|talk')),
  unclear(
    '<i> (?:(?!a |the |after |by |when )<word> ){0,5}<suicid>e',
    isNothing(
      'prevention|awareness|hotline|helpline|line|risk|rates?|squad|mission|policy|training|research|statistics|among|screening|watch|assessment|bereave|door|note in|in ',
    ),
    {
      found:
        /\b(?:career|social|political|financial|commercial|professional|team|helpline|wrote|write|book|film|article|talk|thesis|campaign|patients?|taught|teach|train|trained|volunteer|work|worked|studied|read|played|made|led|ran|saw|watched) /,
      tier: 'none',
    },
  ),
];

const OF_HARM: readonly Rule[] = [
  explicit(
    '<i> <gap>(?:<intent>|started|starting|been|kept|continue|like|cant stop|still|again|sometimes|often|regularly|relapsed) <words>(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|injur(?:e|ing)|burn(?:ing)?|starv(?:e|ing)) <self>',
    isNothing(`(?:some|off|short|a |out|from|loose|slack|back|in two|down|free|${ACCIDENT})`),
    isUnclear('if'),
  ),
  explicit(
    '<i> (?:cut|hurt|harm|burn) <self> (?:to (?:cope|feel|calm)|on purpose|because|every|most|when|at night|again|a lot)',
    { found: / because$/, after: next('(?:of )?(?:the|a|i (?:was|did|had)) '), tier: 'none' },
    {
      found: / when$/,
      after: next(`(?:the |${ACCIDENT})`),
      tier: 'none',
    },
  ),
  unclear('<i> (?:cut|hurt|harm|harmed) <self>(?= ?(?:[.!?;]|$))'),
  explicit(
    String.raw`<i> (?:(?:have|been|still|again|used|want|wanted|wanna|to|started|keep|sometimes|often|do|did|am|was|going|gonna|might|really|just|think|thinking|of|about) ){0,6}self[ -]?harm(?:ed|ing)?`,
    isNothing('policy|training|prevention|awareness|cases|among|support'),
  ),
  explicit(
    '(?:im|i am|been) (?:<word> )?(?:cutting|harming|burning) <self>',
    isNothing(`(?:some|off|short|a |out|from|loose|slack|back|by|${ACCIDENT})`),
  ),
  explicit('urges? to cut(?= ?(?:[.!?;]|$))'),
  unclear('<i> (?:cut|hurt|harmed) <self> (?:last night|yesterday|tonight|again|this morning)', {
    sentence: new RegExp(ACCIDENT),
    tier: 'none',
  }),
  explicit('my self[ -]?harm(?:ing)?', isNothing('policy|training|prevention|awareness|course|talk')),
  explicit(
    String.raw`<i> (?:(?:want|wanted|wanna|to|am|going|gonna|will|just|have|might|could|tried|thinking|think|about|of|plan|planning|considering|feel|like|should|take|took|taken|taking|an|really) ){0,8}over ?dos(?:e|ed|ing)`,
    isNothing(
      'on (?!pills|tablets|paracetamol|my|sleeping|heroin|meds|medication|drugs|opioids|insulin|purpose|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|risk|protocol|kit|train|calls?|cases?|patients?|in (?:patients|children)|prevention',
    ),
  ),
  explicit('(?:pills|tablets|paracetamol|painkillers) (?:<word> ){0,8}(?:take them all|taking them all|swallow them)', {
    sentence: /\b(?:patients?|residents?|clients?|stock|back)\b/,
    tier: 'none',
  }),
  explicit(
    '<i> <gap>(?:took|taken|swallowed|<intent> (?:to )?(?:take|swallow|down|taking|swallowing)) (?:all|every|a whole|the whole|too many|a load of|loads of|a handful of|a bottle of) <gap>(?:pills?|tablets?|paracetamol|painkillers|medication|meds)',
    {
      sentence: /\b(?:patients?|residents?|clients?|inventory|stock|orders?|shelf|delivery|pharmacy)\b/,
      tier: 'none',
    },
  ),
];

/** Of people who may mean it and people who do not. A pointer costs little. */
const IN_DOUBT: readonly Rule[] = [
  unclear(
    'better (?:off )?(?:without me|if i (?:was|were) (?:gone|not here|not around))',
    isNothing('(?:in|on|at|as|for|leading|running) '),
  ),
  unclear('no way out', isNothing('(?:of (?!this|it|here|my life|all)|but|other|for (?:the|water|customers))')),
  unclear(
    '(?:cant|cannot|can not) (?:go on|take (?:it|this|life)|do this|bear (?:it|this|life)|cope)(?: like this)? (?:any ?more|any longer|much longer)',
    isNothing('(?:<word> ){0,6}(?:job|role|career|employer|company|position|shift pattern)'),
  ),
  unclear('<i> <words>(?:cant|cannot|can not) go on(?= ?(?:[.!?;]|$|like this))'),
  unclear(
    '(?:no ?one|nobody|no body) (?:would|will|d) (?:even |ever )?(?:miss me|(?:care|notice|mind) if i (?:die|died|was dead|were dead|was gone|disappeared|didnt))',
  ),
  unclear('(?:want|wish|need) (?:it all|everything|the pain|this pain|life) (?:to|would) (?:just )?(?:end|stop|be over)'),
  unclear('(?:lost|losing|lose|no) (?:the |my |any )?will to live'),
  unclear('life (?:is|isnt|is not) (?:not |no longer )?worth (?:living|it)', { found: / is worth /, tier: 'none' }),
  unclear('what(?:s| is) the point (?:of|in) (?:living|life|being alive|going on)'),
  unclear('(?:cant|cannot|can not) live (?:like this|with myself)'),
  unclear('<i> <words>(?:done with|tired of|sick of) (?:life|living|being alive)(?= ?(?:[.!?;]|$|and|any))'),
  unclear('life (?:is|feels|seems) (?:so |just |completely )?(?:pointless|meaningless|hopeless)'),
  unclear('goodbye (?:cruel )?world|say(?:ing)? goodbye (?:forever|for good|to everyone forever)'),
  unclear('<i> <gap>(?:disappear|sleep|be gone) (?:forever|for ever|for good)'),
  unclear('dont want to be here (?:any ?more|any longer)'),
  unclear('dont (?:want to|think ill|think i will|think i can) (?:make it|get|live) through (?:the|this|another) (?:night|day)'),
  unclear(String.raw`<i> <words>(?:am|was|m)? ?(?:going to|gonna) di+e(?= ?(?:[.!?;]|$|tonight|soon|alone))`),
  unclear(
    'my (?:<word> ){0,2}(?:son|daughter|friend|wife|husband|brother|sister|partner|mum|mom|mother|dad|father|colleague|flatmate|boyfriend|girlfriend|child) <gap>(?:(?:kill|hurt|harm|cut)(?:ing|ed|s|ting|ming)? (?:him|her|them)sel(?:f|ves)|is <suicid>al|wants to di+e|end (?:his|her|their) life)',
  ),
];

export const SELF_HARM_RULES: readonly Rule[] = [
  ...TO_DIE,
  ...TO_KILL,
  ...OF_SUICIDE,
  ...OF_HARM,
  ...BRIEF_SELF_HARM_RULES,
  ...PLANNED_SELF_HARM_RULES,
  ...FOREIGN_SELF_HARM_RULES,
  ...IN_DOUBT,
];
