/** The small words of English by the part they play. A word outside these sets carries content. */
const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that can only be who acts. `it` and `you` stand in both places. */
export const NOMINATIVES = list('i we he she they');
export const PRONOUNS = list(`
  i we he she they it you me us him her them mine yours ours theirs myself himself herself themselves ourselves
  yourself itself this that these those there here who whom which what whose someone somebody anyone anybody everyone
  everybody nobody no-one something anything everything nothing one ones each other another both others why how`);
export const DETERMINERS = list(
  `the a an my our his her their its your this that these those some any no every each all both another either neither such`,
);
export const PREPOSITIONS = list(`
  of in on at to from with by for about into onto over under through between among across behind beside near off out
  up down during within without against around along after before since until till upon toward towards per via inside
  outside above below past as than like back away except despite round`);
export const CONNECTIVES = list(`
  and but so then because cause cos until till when while after before if although though unless which who that where
  since as or whereas once whenever however otherwise nor yet plus anyway`);
export const MODALS = list(`
  would wouldn't wouldnt could couldn't couldnt should shouldn't shouldnt might mightn't may will won't wont 'll shall
  must mustn't can can't cant cannot gonna wanna`);
export const BE = list(`am is are was were be been being 'm 're isn't isnt aren't arent wasn't wasnt weren't werent`);
export const HAVE = list(`have has had having 've haven't havent hasn't hasnt hadn't hadnt`);
export const DO = list(`do does did doing done don't dont doesn't doesnt didn't didnt`);
export const NEGATIONS = list(`
  not never no nobody nothing none didn't didnt don't dont doesn't doesnt wasn't wasnt weren't werent isn't isnt
  aren't arent couldn't couldnt wouldn't wouldnt shouldn't shouldnt can't cant cannot won't wont haven't havent hasn't
  hasnt hadn't hadnt`);
/** Adverbs without -ly that may stand between the one who acts and the verb. */
export const ADVERBS = list(`
  also just then still even already soon again always often sometimes never ever once first second third next last
  later now today not only too very really quite rather almost maybe perhaps instead together somehow straight right
  back there here afterwards meanwhile eventually finally usually simply actually personally basically literally
  probably therefore thus hence more most less least much many few little lot lots so well far away ago yet anyway
  both all either though however besides else enough sooner twice firstly secondly yesterday tomorrow tonight whole
  same own such etc wherever everywhere anywhere somewhere nowhere okay ok yes yeah no oh`);
/** Sounds and words that fill a pause in speech and say nothing. */
export const FILLERS = list('um umm uh uhh er err erm ah hmm mm mhm eh');

export const NUMBER_WORDS = list(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half quarter third dozen
  couple double twice`);

export const isClosed = (word: string): boolean =>
  PRONOUNS.has(word) ||
  DETERMINERS.has(word) ||
  PREPOSITIONS.has(word) ||
  CONNECTIVES.has(word) ||
  MODALS.has(word) ||
  BE.has(word) ||
  HAVE.has(word) ||
  DO.has(word) ||
  ADVERBS.has(word) ||
  FILLERS.has(word) ||
  NEGATIONS.has(word) ||
  word.startsWith("'");
