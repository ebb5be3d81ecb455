const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that carry the sentence and say nothing of its matter. */
export const FUNCTION_WORDS = list(`
a an the this that these those some any each every no all both either neither another such
i me my mine myself we us our ours ourselves you your yours yourself
he him his she her hers it its itself they them their theirs
who whom whose which what when where why how there here
am is are was were be been being do does did done doing have has had having can could may might must shall should will would
let's
and or but so if because as than then though although while until unless since whether nor yet
of to in on at by for with from into onto about over under after before between through during against without within up down out off around across near along per
not very too just only also even still again already ever never always often more most much many less least few little other own same
ok okay yes yeah no oh well um uh er hi hello hey please`);

/** Words that fit every talk, so that saying them again shows no listening. */
const BLAND_WORDS = list(`
thing things stuff lot lots bit way ways kind sort good great nice cool interesting amazing awesome lovely fine bad really quite actually maybe perhaps probably definitely
time times day days week weeks month months year years today yesterday tomorrow morning evening night now later soon first last next new old long big small
people person someone anyone everyone everybody something anything everything nothing one two three four five
work works working worked job jobs go goes going went gone get gets getting got come comes coming came make makes making made take takes took taken taking
know knows knew think thinks thought say says said tell told talk talked talking ask asked asking see saw seen look looking looked want wanted wants need needs needed like liked likes love feel felt
use used using try tried trying give gave given put let keep kept find found start started help helped thank thanks sure right left pleasure meet met meeting hear heard sorry back`);

const IRREGULAR = new Map(
  `built build|taught teach|taught teach|ran run|left leave|wrote write|written write|bought buy|brought bring|spent spend|lost lose|sold sell|chose choose|chosen choose|grew grow|grown grow|led lead|paid pay|drove drive|driven drive|broke break|broken break|held hold|caught catch|fell fall|flew fly|forgot forget|sent send|slept sleep|spoke speak|spoken speak|stood stand|swam swim|threw throw|understood understand|won win|woke wake|fought fight|dealt deal|drew draw|drawn draw|fed feed|hired hire|men man|women woman|children child|shifts shift`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
const SUFFIXES = ['ations', 'ation', 'ies', 'ers', 'ing', 'ment', 'ed', 'er', 'es', 'al', 's', 'e', 'y'] as const;

/** What a word shares with its other forms: "planner", "plans" and "planning" have one stem. No dictionary, so it errs. */
export function stemOf(form: string): string {
  const bare = form.replace(/'(s|ve|re|ll|d|m)?$/, '');
  const word = IRREGULAR.get(bare) ?? bare;
  const suffix = SUFFIXES.find((end) => word.endsWith(end) && word.length - end.length >= 3 && !word.endsWith('ss'));
  const stem = suffix === undefined ? word : word.slice(0, -suffix.length);
  return /([^aeiou])\1$/.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem;
}

/** Whether a word names something of the talk's matter. */
export const isContent = (form: string): boolean =>
  form.length > 2 && /\p{L}/u.test(form) && !FUNCTION_WORDS.has(form) && !BLAND_WORDS.has(form);

const IRREGULAR_PAST = list(`
was were had did went came got gave took made said told asked left lost sent wrote spoke spent kept held ran began broke brought built bought caught chose drew drove fell felt
found flew forgot grew heard hung hid hit hurt knew laid led let lent lit meant met paid put quit read rode rang rose sat saw set shook shut sang slept slid stood stole stuck struck
swore taught tore thought threw understood woke won cut cost dealt shouted overran overtook`);
const NOT_PAST = list(
  `need feed speed seed weed bed red shed indeed exceed proceed succeed embed hundred kindred sacred naked wicked tired bored excited interested delighted pleased scheduled supposed`,
);

/** "arrived", "left": by its ending or from the list. Without a dictionary "shed" needs its own line, and some pass. */
export const isPast = (form: string): boolean =>
  IRREGULAR_PAST.has(form) ||
  (form.length > 4 && form.endsWith('ed') && !NOT_PAST.has(form)) ||
  form === "didn't" ||
  form === "weren't" ||
  form === "wasn't";
