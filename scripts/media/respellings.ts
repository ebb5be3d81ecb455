/** [what is written, what an engine is given]. Rows are applied from top to bottom. */
type Respelling = readonly [written: RegExp, said: string];

/** Marks and abbreviations. They go first: a dot that belongs to a word does not end a sentence. */
export const ABBREVIATIONS: Respelling[] = [
  [/\bvs\.?(?=\s)/g, 'versus'],
  [/\be\.g\.,?/g, 'for example'],
  [/\bi\.e\.,?/g, 'that is'],
  [/\betc\./g, 'and so on'],
  [/ ?\ba\.m\.(?!$)/g, ' A M'],
  [/ ?\ba\.m\.$/g, ' A M.'],
  [/ ?\bp\.m\.(?!$)/g, ' P M'],
  [/ ?\bp\.m\.$/g, ' P M.'],
  [/(?<=\d) ?min\b/g, ' minutes'],
  [/(?<=\d) ?km\b/g, ' kilometers'],
  [/(?<=\d) ?cm\b/g, ' centimeters'],
  [/(?<=\d) ?kg\b/g, ' kilograms'],
  [/ ?°C?(?!\w)/g, ' degrees'],
  [/ ?%/g, ' percent'],
  [/ ?& ?/g, ' and '],
  [/\b(24|50)\/(?=7\b|50\b)/g, '$1 '],
  [/(?<=[a-z])\/(?=[a-z])/gi, ' or '],
];

// The lexicons are American, and the engines guess at what they lack.
const BRITISH: Respelling[] = [
  [/\bpractis/gi, 'practic'],
  [/(?<=\b(?:behavi|hum|neighb|rum|vig))our/gi, 'or'],
  [/(?<=\b(?:apolog|critic|emphas|memor|minim|organ|priorit|real|recogn|special|summar))is(?=e|ing|ation)/gi, 'iz'],
  [/(?<=\banal)ys(?=e[sd]?\b|ing\b)/gi, 'yz'],
  [/\bprogramme(?=s?\b)/gi, 'program'],
  [/(?<=\b(?:counsel|model))l(?=ed|ing|or)/gi, ''],
  [/(?<=\b(?:kilo|centi)?)metre/gi, 'meter'],
];

const WORDS: Respelling[] = [
  [/\badenosine\b/gi, 'a denna seen'],
  [/\barithmetic\b/gi, 'a rithmitic'], // the lexicons know the adjective only
  [/\baudiobook/gi, 'audio book'],
  [/\bebook/gi, 'ee book'],
  [/\bemail/gi, 'e-mail'],
  [/\bconcrete\b/gi, 'koncreet'], // the stress of "to concrete"
  [/\bdecade/gi, 'deckade'],
  [/\belse's\b/gi, 'elses'],
  [/\bformatt(?=ing|ed)/gi, 'fore matt'],
  [/\bhouses\b/gi, 'howzes'],
  [/\blivelier\b/gi, 'lyvelier'],
  [/\breading\b/gi, 'wreeding'], // both take it for the town
  [/\bsometimes\b/gi, 'sumtimes'], // the lexicons stress the end
  [/\bviolinist/gi, 'violinnist'],
];

const NAMES: Respelling[] = [
  [/\bAdriaanse\b/g, 'Adreeonsa'],
  [/\bAlbulescu\b/g, 'Alboolesko'],
  [/\bAmit\b/g, 'Ahmit'],
  [/\bBehar\b/g, 'Behahr'],
  [/\bBorbely\b/g, 'Borbay'],
  [/\bGarold\b/g, 'Gairald'],
  [/\bGilovich\b/g, 'Gillovitch'],
  [/\bGollwitzer\b/g, 'Gollvitser'],
  [/\bHaonan\b/g, 'Hownaan'],
  [/\bInes\b/g, 'Inez'],
  [/\bKahneman\b/g, 'Kahnaman'],
  [/\bKarpicke\b/g, 'Carpickie'],
  [/\bKirgios\b/g, 'Kurghee oss'],
  [/\bLisell\b/g, 'Lasell'],
  [/\bMaitra\b/g, 'Mightra'],
  [/\bMarieke\b/g, 'Marreeka'],
  [/\bMegha\b/g, 'Mayga'],
  [/\bMelis\b/g, 'Meleess'],
  [/\bMellers\b/g, 'Mellors'],
  [/\bOkoro\b/g, 'Ohkoro'],
  [/\bPhillippa\b/g, 'Philippa'],
  [/\bReyner\b/g, 'Rayner'],
  [/\bToulmin\b/g, 'Toolmin'],
  [/\bWason\b/g, 'Waysen'],
  [/\bXuan Zhao\b/g, 'Schwenn Jao'],
];

// One spelling, two words. Each word gets a spelling of its own, so that no engine has to choose.
const HETERONYMS: Respelling[] = [
  // The past: "have never read", "had you read", "she read", and the subjects of the scripts.
  [
    /\b((?:have|has|had|having|was|were|is|are|be|been|being|gets?|got)(?: (?:never|ever|already|just|only|not|you|we|they|it|I))?) read\b/gi,
    '$1 red',
  ],
  [/\b(students|group then|I only|(?<!(?:can|could|did|does|must|should|will|would) )(?:he|she|nobody|somebody)) read\b/gi, '$1 red'],
  [/\bread\b/gi, 'reed'],
  // "lead" the metal is not in the library.
  [/\blead\b/gi, 'leed'],
  // The adjective; every other "close" is shut.
  [/\bclose(?= (?:to|at hand|attention|contact|enough|friends?|look|together)\b)/gi, 'kloce'],
  [
    /(?<=\b(?:am|are|as|be|came|come|comes|gets?|is|so|stays?|too|very|was|were) )close\b(?! (?:a|all|each|every|it|the|this|your)\b)/gi,
    'kloce',
  ],
  [/(?<=(?<!\bto )\ba )close(?= [a-z])/gi, 'kloce'],
  [/\bclose\b/gi, 'cloze'],
  // Accustomed, or formerly; not "a form that is used to plan".
  [/(?<=\b(?:who|I|you|we|they|he|she|it|there|never|gets?|got|getting|become|becomes) )used to\b/gi, 'yoost to'],
  [/(?<=\b(?:am|are|is|was|were|be|been) )used to(?= (?:it|this|that|them|the|being|having|doing)\b)/gi, 'yoost to'],
  // The noun: "the update", "a list of updates".
  [/(?<=\b(?:an?|the|this|that|your|my|our|no|each|every|next|last|short|weekly|project|of) )update(?=s?\b)/gi, 'uppdate'],
  [/(?<=\b(?:an?|the|this|that|one|each|every|any|no) )object\b/gi, 'obbject'],
  [/\bpresents(?=[,.])/gi, 'prezzents'],
  // The verb, where an engine hears a noun.
  [/(?<=\b(?:somebody|someone|anyone|nobody|who|he|she) )objects\b/g, 'obgects'],
  [/(?<=\bcannot )record\b/g, 'rekord'],
  [/(?<=\b[Ww]e )collect\b/g, 'collecht'],
];

// Festival takes the pronoun in "an article I read" for a numeral, and the "A" of a title for a letter.
const LETTERS: Respelling[] = [
  [/(?<=\b(?:act|article|art|book|chapter|part|phrase|scene|section|verse|volume|war) )I\b/g, 'i'],
  [/(?<=\b(?:half|quarter) (?:past|to) [a-z]+) (?=a )/g, ', '],
  [/(?<=\b(?:is|podcast|episode|book|course|video|in|of|called) )A(?= [a-z])/g, 'a'],
];

export const RESPELLINGS: Respelling[] = [...BRITISH, ...WORDS, ...NAMES, ...HETERONYMS, ...LETTERS];
