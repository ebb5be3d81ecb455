import { next, phrase, type Rule } from './rule.ts';

const WHO =
  '(?:(?:my|the|a|an|our|one|this|some) (?:<word> ){0,2}(?:boss|manager|supervisor|colleagues?|co ?workers?|lead|leader|director|ceo|owner|customers?|clients?|teacher|professor|lecturer|tutor|chef|foreman|guest|patient|mentor|trainer|recruiter|interviewer|head|guy|man|men|team)|he|she|they|someone|somebody)';
/** Of these alone: "he beats me" may be said of a game. */
const STAFF =
  '(?:my|the|our) (?:<word> ){0,2}(?:boss|manager|supervisor|colleagues?|co ?workers?|director|ceo|owner|customers?|clients?|teacher|chef|foreman|employer|landlord)';
const CHILDHOOD =
  /\b(?:at|in) (?:primary |secondary |high |middle )?school\b|\bas a (?:child|kid|teen)|\bwhen i was (?:a|young|little|\d+|[a-z]+teen)\b/;

const HAND = '(?:belt|fist|fists|hand|stick|ruler|tool|bottle|chair|pan|ladle|cane|shoe|rod)';
const NO_BLOW = [
  {
    after: next(
      `(?:up|at|to|out|off|into|for|back|by|as|hard with|again with|about|that|with (?!(?:a|an|his|her|their|the) (?:<word> )?${HAND})|on (?:the |my )?(?:back|shoulder|wrist)|in (?!(?:the|my) (?:face|head|stomach|chest|ribs|back|arm|eye|mouth)))`,
    ),
    tier: 'none',
  },
  {
    sentence:
      /\b(?:box(?:ing|es|ed)?|sparring|karate|judo|wrestl\w{1,4}|rugby|football|hockey|tennis|squash|badminton|chess|game|race|match|film|play|scene|stage|rehears\w{1,4}|car|bike|van|lorry|road|motorway|accident|by accident)\b/,
    tier: 'none',
  },
] as const;

const harassment = (source: string, unless: Rule['unless'] = []): Rule => ({
  kind: 'harassment',
  tier: 'explicit',
  pattern: phrase(source),
  unless: [
    ...unless,
    { sentence: CHILDHOOD, tier: 'none' },
    {
      after: next('(?:deeply|that|with (?:his|her|their) (?:words|story|kindness|questions)|to|about (?:the|a) (?:deadline|report))'),
      tier: 'none',
    },
    { found: /\b(?:not|never|nobody|without) /, tier: 'none' },
  ],
});

export const HARASSMENT_RULES: readonly Rule[] = [
  harassment(
    `${WHO} (?:<word> ){0,4}(?:(?:touch(?:es|ed|ing)?|grop(?:es|ed|ing)|kiss(?:es|ed)|fondl(?:es|ed|ing)|molest(?:s|ed)|stalk(?:s|ed|ing)|harass(?:es|ed|ing)?|bull(?:ies|ied|ying)|catcall(?:s|ed)?) (?:me|my (?:leg|thigh|breasts?|bum|bottom|backside|waist|body|knee|chest))|(?:grabs?|grabbed|rubs|rubbed|strokes|stroked|slaps|slapped|pinches|pinched|(?:put|puts|placed|slid) (?:his|her|their|a) hands? (?:on|up|under)) my (?:leg|thigh|breasts?|bum|bottom|backside|waist|knee|chest|hair|skirt|shirt|dress))`,
  ),
  harassment(
    '<i> <words>(?:being|been|was|were|am|get|got|getting) (?:<word> )?(?:sexually (?:harassed|abused)|harassed|groped|bullied|stalked|molested|catcalled)',
  ),
  harassment(
    '(?:sends?|sent|sending|shows?|showed) me (?:<word> ){0,3}(?:nudes?|naked|sexual|sexually|porn[a-z]{0,10}|dick|(?:explicit|intimate) (?:pictures?|photos?|images?|messages?|videos?|texts?))',
  ),
  harassment('comment(?:s|ed|ing)? (?:on|about) my (?:body|breasts|bum|legs|looks|figure|skin|chest)'),
  harassment(
    '(?:asks?|asked|asking|wants?|wanted|pressur(?:es|ed|ing)|told) me (?:<word> ){0,3}(?:to sleep with|for sex|to have sex|for a kiss)',
  ),
  harassment('call(?:s|ed|ing)? me (?:a |an |his |her )?(?:<word> )?(?:slut|whore|bitch|faggot|n word|paki|retard|tranny)'),
  harassment(
    `${STAFF} (?:(?!not|never|doesnt|didnt|nobody)<word> ){0,3}(?:hits?|hitting|punch(?:es|ed)|slap(?:s|ped)|kick(?:s|ed)|chok(?:es|ed)|beats|assault(?:s|ed)|abus(?:es|ed|ing)) me`,
    NO_BLOW,
  ),
  harassment(`${STAFF} (?:(?!not|never|doesnt|didnt|nobody)<word> ){0,3}beats? me up`),
  harassment(`${STAFF} (?:(?!not|never|doesnt|didnt|nobody)<word> ){0,3}(?:hits|hitting|hit) on me`),
  harassment('(?:racist|sexist|homophobic|sexual) (?:jokes?|remarks?|comments?|slurs?|messages?) (?:about|at|to|towards) me'),
];

const NOT_TO_BE_ASKED =
  '(?:(?:am|was|were|are|is|get|getting|be|become|im) (?:<word> ){0,2}(?:pregnant|married|gay|lesbian|straight|trans|disabled|muslim|jewish|christian|hindu|religious|divorced|engaged)|(?:have|having|want|wanted) (?:<word> ){0,2}(?:kids|children|babies|a (?:baby|disability|husband|wife|boyfriend|girlfriend|family))|plan(?:ning|s|ned)? (?:<word> ){0,3}(?:kids|children|family|pregnan[a-z]{1,3}|baby)|my (?:age|religion|faith|sexuality|sexual orientation|disability|race|ethnicity|marital status|family plans|pregnancy|medical history|nationality|date of birth)|how old (?:i|am i)|where (?:im|i am|i was|i come|i) (?:really|originally) from|pregnan[a-z]{1,3})';

export const DISCRIMINATION_RULES: readonly Rule[] = [
  {
    kind: 'discriminatory_question',
    tier: 'explicit',
    pattern: phrase(
      `(?:they|he|she|(?:the|an?|my|one) (?:<word> )?(?:interviewers?|recruiter|manager|panel|boss|employer|ceo)|hr|interviewers?|someone) (?:<word> ){0,4}(?:ask(?:ed|s|ing)?|wanted to know|wants to know|wondered) (?:me )?(?:<word> ){0,4}${NOT_TO_BE_ASKED}`,
    ),
  },
  {
    kind: 'discriminatory_question',
    tier: 'explicit',
    pattern: phrase(
      '(?:do i have to|should i|must i|can they|are they allowed to|can an? (?:interviewer|employer)|what if they) (?:<word> ){0,6}(?:pregnan[a-z]{1,3}|disab[a-z]{1,6}|my age|religion|kids|children|married|sexuality|sexual orientation|date of birth)',
    ),
    unless: [{ sentence: /\b(?:work with|teach|care for|playground|class|nursery|course|clinic|patients?)\b/, tier: 'none' }],
  },
  {
    kind: 'discrimination',
    tier: 'explicit',
    pattern: phrase(
      '(?:<i>|me|they) (?:<word> ){0,4}(?:rejected|fired|sacked|dismissed|demoted|passed over|paid less|overlooked|discriminated(?: against)?|turned down|let go|laid off|refused|not (?:hired|promoted|selected|chosen|taken)|(?:didnt|not) get the (?:job|role|promotion|post)) (?:me )?(?:<word> ){0,3}(?:because|for being|due to|on account)(?: of)? (?:<word> ){0,4}(?:pregnan[a-z]{1,3}|black|asian|woman|female|muslim|jewish|gay|lesbian|trans|disab[a-z]{1,6}|old|age|race|religion|gender|accent|hijab|headscarf|skin|foreign[a-z]{0,3}|nationality|wheelchair|deaf|blind|autis[a-z]{1,3}|epilep[a-z]{1,3})',
    ),
    unless: [{ after: next('(?:equipment|version|system|code|data|software|machine|stock|laptop|friday|model)'), tier: 'none' }],
  },
  { kind: 'discrimination', tier: 'explicit', pattern: phrase('<i> <words>(?:being|been|was|am|got|getting) discriminated') },
];

export const LAW_RULES: readonly Rule[] = [
  '(?:is|was|isnt|are) (?:it|this|that|what (?:<word> ){1,3}(?:did|does|do|doing)) (?:even |really |actually )?(?:(?:il)?legal|against the law|unlawful)',
  '(?:can|could|should|may) i (?:<word> ){0,2}(?:sue|take (?:<word> ){1,3}to court|take legal action)',
  '(?:can|are|could|is) (?:they|he|she|my (?:boss|manager|employer|company)|an employer) (?:<word> ){0,2}(?:legally|allowed by law|fire me|sack me|dismiss me|sue me)',
  'do i have (?:a|any) (?:legal )?(?:case|claim) against',
  '(?:is|was) (?:it|this|that) (?:<word> )?(?:unfair|wrongful|constructive) dismissal',
].map((source): Rule => ({ kind: 'law', tier: 'explicit', pattern: phrase(source) }));
