const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const IRREGULAR_PAST = list(`
  agreed disagreed freed ate awoke became began begun bent bit bitten blew blown bore borne bought bound broke broken brought built burnt came caught chose
  chosen clung crept dealt dreamt drank drawn drew driven drove drunk dug dealt eaten fallen fed fell felt fled flew flown flung
  forbade forgave forgiven forgot forgotten fought found froze frozen gave given gone got gotten grew ground grown heard held hid
  hidden hung kept knelt knew known laid lain lay leant learnt led left lent lit lost made meant met misread misunderstood mistook
  overheard overslept paid proven ran rang redid rebuilt ridden rode rose risen rung said sang sank sat saw seen sent sewed shaken
  shone shook shot showed shown shrank shut slept slid slung smelt sold sought sown spat sped spelt spent spilt spoke spoken spoilt
  sprang sprung spun stank stole stolen stood struck stuck stung sung sunk swam swept swollen swore sworn swung swum taken taught
  thought threw thrown told took tore torn underestimated understood undid undone undertook went wept woke woken won wore worn wound
  withdrew wove written wrote oversaw overcame did`);
/** The same in both tenses: what stands around them decides. */
const SAME_IN_PAST = list(`
  put cut set let hit cost shut split spread quit bet read hurt cast burst rid reset upset beat thrust shed bid broadcast forecast come
  become run`);
/** Words in -ed that are no past verbs. */
const NOT_PAST = list(`
  need needed bed feed seed speed shed indeed hundred red weed deed reed breed bleed greed heed exceed proceed succeed sacred naked wicked
  embed unneed tired bored skilled talented dedicated motivated committed experienced detailed limited advanced so-called aged
  supposed interested excited organised organized`);

export const isSameInPast = (word: string): boolean => SAME_IN_PAST.has(word);

/** By its form alone: "called", "rang". A word in -ed may also describe a thing. */
export const isPastForm = (word: string): boolean =>
  IRREGULAR_PAST.has(word) || (word.length > 3 && word.endsWith('ed') && !NOT_PAST.has(word) && !word.endsWith('eed'));

export const isIngForm = (word: string): boolean => word.length > 4 && word.endsWith('ing');

/** Irregular forms, each row led by the word that stands for all of them. */
const IRREGULAR_STEMS = new Map(
  `
  have had has
  be been was were is are am
  know knew known
  think thought
  feel felt
  get gotten
  become became
  eat ate eaten
  wear wore worn
  grow grew grown
  fly flew flown
  understand understood
  mean meant
  win won
  fall fell fallen
  wake woke woken
  learn learnt
  say says
  go went gone
  say said
  tell told
  write wrote written
  ring rang rung
  take took taken
  make made
  give gave given
  find found
  bring brought
  buy bought
  send sent
  speak spoke spoken
  keep kept
  come came
  leave left
  meet met
  see saw seen
  drive drove
  build built
  sell sold
  pay paid
  teach taught
  stand stood
  sit sat
  hold held
  run ran
  choose chose chosen
  draw drew drawn
  do did done
  get got
  hear heard
  show showed shown
  lead led
  begin began
  break broke broken
  catch caught
  throw threw
  feed fed
  spend spent
  lose lost
  forget forgot forgotten
  `
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))
    .flatMap(([stem = '', ...forms]) => forms.map((form): [string, string] => [form, stem])),
);

/** Rough, and the same for all forms of a word that are spelt by rule: "calls", "called" and "calling" are "call". */
export function stemOf(word: string): string {
  const irregular = IRREGULAR_STEMS.get(word);
  if (irregular !== undefined) return stemOf(irregular);
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const cut = /(?:ing|ed|es|s)$/.exec(word);
  if (!cut || word.endsWith('ss') || word.length - cut[0].length < 3) return word.replace(/e$/, '');
  const stem = word.slice(0, cut.index);
  const isDoubled = cut[0] !== 's' && stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem);
  return (isDoubled ? stem.slice(0, -1) : stem).replace(/e$/, '');
}
