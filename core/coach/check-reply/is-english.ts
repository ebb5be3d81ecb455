import { isClosed } from '../reading/closed-words.ts';
import { readWords } from '../reading/read-words.ts';
import { isOtherLanguage } from '../reading/other-language.ts';
import { splitSentences } from '../reading/split-sentences.ts';

/** Fewer words tell no language by their share of small ones. */
const MIN_WORDS = 12;
/** English has more of the words that hold it together, even in headings. */
const MIN_SMALL_SHARE = 0.18;

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** Small words of English that no neighbour has. */
const ENGLISH = list(
  'the and you your with of for that this what are have from it by how when each who which one at into about before after then than they their out up could would should will not but',
);
/** Small words, and words of any plan, in neighbours that English does not have. */
const FOREIGN = list(`
  ich der das und nicht ist sind ein eine einen einem einer dein deine deinen deiner mit auf für zum zur dem von vom bei nach
  oder aber wenn dann noch auch sich wird werden heute morgen woche zeit arbeit aufgabe jede jeden
  je vous nous il elle les une et est sont tes votre vos leur mon ses au aux avec dans sur sans mais où chaque semaine
  cette ces pas travail jour mois tu vas fais
  el los las una unos un y es tus con para por que como pero más muy cada semana tiempo trabajo hoy día este esta su sus lo del
  gli le di della dei degli è sono tuo tua tuoi che non ogni settimana tempo lavoro oggi questo questa nel nella alla
  het een en jouw uw voor niet maar zijn deze dit iedere elke werk tijd naar bij ook om te
  eu você seu sua seus os uma um não trabalho hoje na da ao em och att det som för inte din ett på ikke jeg
`);
/** "EU", "DEI". */
const ABBREVIATION = /^\p{Lu}{2,}$/u;
const ACCENTED = /[ßäöüåæøàâçéèêëîïôûùáíóúñãõìòůěščřžýąćęłńśźżğış¿¡œ]/i;
/** That English has taken over with their accents. */
const LOAN =
  /^(?:caf|r[ée]sum|clich|fianc|prot[ée]g|expos|pass|blas|saut|entr|d[ée]cor|d[ée]but|na[ïi]v|fa[çc]ad|vis-|voil|pi[èe]ce|r[ôo]le|communiqu|attach|d[ée]j|[ée]lit|m[êe]l[ée]e|matin|soir|tou)/;

/**
 * Whether texts are in English: no sentence in the letters or the small words of another language, and all together with
 * enough of its own.
 * @param quotable what may stand in them in any language: the learner's own words
 */
export function isEnglish(texts: readonly string[], quotable: readonly string[]): boolean {
  const own = texts.map((text) => leaveOut(text, quotable));
  if (own.some((text) => isOtherLanguage(text) || splitSentences(text).some(isForeign))) return false;
  const all = own.flatMap(readWords);
  return all.length < MIN_WORDS || all.filter(({ text }) => isClosed(text)).length / all.length >= MIN_SMALL_SHARE;
}

const leaveOut = (text: string, quotable: readonly string[]): string =>
  quotable.map(anyPauses).reduce((left, own) => (own ? left.replaceAll(own, ' ') : left), text);

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Own words as a service may write them, with whatever between and around them. */
function anyPauses(words: string): RegExp | null {
  const found = words.match(WORD);
  return found && new RegExp(String.raw`(?<![\p{L}\p{N}])${found.join(String.raw`[^\p{L}\p{M}\p{N}'’]+`)}(?![\p{L}\p{N}])`, 'giu');
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isForeign(sentence: string): boolean {
  if (count(sentence, /(?!\p{Script=Latin})\p{L}/gu) > count(sentence, /\p{Script=Latin}/gu)) return true;
  const words = (sentence.match(WORD) ?? []).filter((word) => !ABBREVIATION.test(word)).map((word) => word.toLowerCase());
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  const accented = words.filter((word) => ACCENTED.test(word) && !LOAN.test(word)).length;
  return foreign + accented > english && foreign + accented > 0;
}
