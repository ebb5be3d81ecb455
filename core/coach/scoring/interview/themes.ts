/** What a question is about, and the words by which a story of it can be known. */
export interface Theme {
  readonly asked: RegExp;
  readonly told: RegExp;
}

const theme = (asked: string, told: string): Theme => ({
  asked: new RegExp(`\\b(?:${asked})`, 'i'),
  told: new RegExp(`\\b(?:${told})\\b`, 'gi'),
});

export const THEMES: readonly Theme[] = [
  theme(
    'learn',
    'learn\\w*|taught|teach\\w*|never (?:used|done|seen|held|worked)|new to me|read (?:the|up)|manual|videos?|practi[sc]ed?|course|lessons?|how to|asked .{0,20}to show|showed me|watched|first (?:time|week|day)|rehears\\w*|from scratch|knew nothing|looked (?:it )?up|overnight|tutorials?|forums?|notes|by heart|tried|trial|copy|copied|figured|worked out|trained|training|no idea|studied|repeat\\w*',
  ),
  theme(
    'deadline|pressure|stress\\w*|tight|busy|too much to do|heavy workload|multiple tasks',
    'deadline|hours?|minutes?|late|by (?:noon|midnight|friday|monday|the end|five|six|\\d+)|short[- ]staffed|(?:off|called in) sick|queue|rush\\w*|overtime|left|in time|on time|before|same time|at once|list|waiting|power|urgent|only|alone|behind',
  ),
  theme('deadline', 'deadline|late|due|in time|on time|days?|weeks?|delay\\w*|promised|by'),
  theme(
    'customer|client|guest|patient|parent|resident|passenger|complain',
    'customers?|clients?|guests?|patients?|parents?|mother|father|mum|dad|daughter|son|residents?|passengers?|man|woman|lady|gentleman|couple|family|tenants?|caller|buyers?|shoppers?|mrs|mr|she|he',
  ),
  theme(
    'angry|upset|unhappy|difficult (?:customer|client|patient|guest)|conflict|disagree|argu|clash|tension',
    "angry|anger|shout\\w*|cross|furious|upset|swor\\w*|complain\\w*|argu\\w*|disagree\\w*|row|fought|fight|refus\\w*|wanted|wouldn't|didn't want|against|said|told me|threaten\\w*|cried|crying|rude|blam\\w*|unhappy|fault|insist\\w*",
  ),
  theme(
    'your (?:manager|boss|supervisor|lead)',
    'manager|boss|supervisor|lead|head|chef|foreman|director|owner|matron|principal|sister|captain|he|she',
  ),
  theme(
    'team|together|collaborat|group',
    'we|us|our|together|team|crew|colleagues?|each|others?|shift|everyone|two of us|three of us|partner',
  ),
  theme(
    'led|lead|leader|in charge|manage[ds]? (?:a|people)',
    'asked|told|gave|split|put|showed|we|them|crew|team|each|people|they|volunteers?',
  ),
  theme(
    'help(?:ed)? (?:a |some|your |an)?|support|went out of your way|beyond',
    'help\\w*|showed|stood|sat|stayed|took|gave|brought|lent|drove|walked|offered|asked|carried|found|him|her|them',
  ),
  theme(
    'train|taught|teach|coach|mentor|explain|complicated|complex',
    'show\\w*|taught|teach\\w*|explain\\w*|train\\w*|drew|draw|like a|imagine|pointed|picture|word|understood|understand|learn\\w*|tried|did it|asked|example|practi[sc]ed?|told',
  ),
  theme(
    'improv|better|process|efficien',
    'before|now|since|instead|used to|fewer|less|faster|quicker|saves?|saved|changed|moved|tried|from|down|no more|each|every',
  ),
  theme(
    'initiative|without being (?:asked|told)|noticed',
    "nobody|no one|noticed|saw|asked (?:if|whether)|my own|offered|suggested|started|wasn't (?:my|asked)|before|decided|idea|own time|without|spotted|so i",
  ),
  theme(
    'error|mistake|wrong|fail|regret',
    "wrong|mistake|error|missed|forgot\\w*|should have|my fault|late|lost|broke|failed|missing|mixed|didn't (?:check|ask|match|add|look)|not match|twice|sorry|apologi[sz]ed|noticed|assumed|misread",
  ),
  theme(
    'feedback|criticism|criticised|criticized',
    'told me|told him|told her|said|wrote|asked|feedback|criticism|critici[sz]ed|review|comments?|mentor|too (?:much|fast|slow|loud|long)|i said|he said|she said|honest',
  ),
  theme('bad news', 'told|said|news|rang|phoned|call\\w*|died|lost|cancel\\w*|closing|redundan\\w*|cut|sorry|sat|not'),
  theme(
    'chang|adapt|unexpected|sudden',
    'change\\w*|new|moved|switch\\w*|cancel\\w*|instead|suddenly|news|announced|from|old|before|now|different|closed|broke|sick|last minute|then',
  ),
  theme(
    'persuad|convinc|influenc|mind|negotiat|buy-in',
    "didn't want|against|refus\\w*|agreed|yes|no|convinc\\w*|persuad\\w*|try|tried|asked|showed|offered|price|said|thought|sceptical|wanted|vote\\w*|let|shook|offer",
  ),
  theme(
    'decision|decide|choice|judg',
    "decid\\w*|chose|choice|either|or|whether|could have|risk|instead|waited|stopped|kept|went with|options?|knew|didn't know|if",
  ),
  theme(
    'data|numbers?|figures?|measur',
    '\\d+|counted|count|numbers?|figures?|percent|wrote down|list|calendar|spreadsheet|average|per|measured|logged|recorded|most',
  ),
  theme('goal|achiev|proud|accomplish|success', 'first|finally|years?|months?|weeks?|every|passed|finished|built|got|won|made|still|never'),
  theme(
    'say no|refus|turned? down|push(?:ed)? back',
    "no|not|couldn't|wouldn't|can't|refus\\w*|said no|instead|asked|turned down|declined",
  ),
  theme(
    'safety|safe|health|rule|ethic|honest|right thing|integrity',
    "safe\\w*|stop\\w*|check\\w*|rules?|harness|gas|wire\\w*|lock\\w*|danger\\w*|refus\\w*|told|report\\w*|hurt|risk\\w*|manager|boss|wouldn't|wrong|isolat\\w*|gloves|fire|helmet|hose|test\\w*",
  ),
  theme('trust', "trust\\w*|told|every|kept|promis\\w*|said|each|first|listen\\w*|asked|didn't|after|then|came"),
  theme(
    'problem|solve|creative|challenge|obstacle|difficult situation',
    "broke\\w*|stuck|stopped|wrong|couldn't|wouldn't|didn't work|missing|fault\\w*|leak\\w*|problem|instead|tried|asked|found|so i|fixed|but|cause|why",
  ),
  theme(
    'priorit|organi[sz]|plan(?:ned|ning)|manage(?:d)? (?:your )?time',
    'first|then|list|moved|wait|before|after|urgent|could wait|last|asked|wrote|each|two|three|by',
  ),
  theme(
    'different (?:from|background|culture)|divers',
    'different|from|language|speak|spoke|english|older|younger|country|never|way|used to|asked|learn\\w*',
  ),
];
