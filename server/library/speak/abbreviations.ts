import { lookUp } from '#core/look-up.ts';
/** Abbreviations after which a sentence goes on, in lower case and with their dots, between spaces. */
interface Abbreviations {
  /** Whatever follows: titles, `e.g.`. Those that may well end a sentence (`etc.`) are not among them. */
  always: string;
  /** Only when a number follows: `No. 5`, but `No. I will not.` */
  beforeNumber: string;
  /** Words that begin a sentence rather than a name: after an initial (`plan B. The …`) they show that one has ended. */
  starters: string;
}

const ENGLISH: Abbreviations = {
  always:
    'dr. mr. mrs. ms. mx. prof. st. rev. gen. col. sgt. capt. lt. hon. gov. sen. rep. mt. messrs. e.g. i.e. cf. viz. vs. approx. ca. incl. resp. al.',
  beforeNumber: 'no. nos. vol. vols. p. pp. fig. figs. ch. chap. sec. art. eq. ed. v. jan. feb. mar. apr. aug. sept. oct. nov. dec.',
  starters:
    'the a an it he she we they i you this that these those there then but and so in if when what for on at as my your his her our their now not no yes do here each every how why who to',
};

const BY_LANGUAGE: Readonly<Record<string, Abbreviations>> = {
  en: ENGLISH,
  de: {
    always: 'dr. prof. hr. fr. st. bzw. ca. vgl. sog. evtl. ggf. inkl. max. min. dipl. ing. hl. geb. gest. z.b. d.h. u.a.',
    beforeNumber: 'nr. abb. s. bd. kap. tab. art. abs. jh.',
    starters: 'der die das ein eine er sie es wir ich du ihr und aber dann so wenn in im am mit nun was wie',
  },
  fr: {
    always: 'mm. dr. prof. st. cf. env. p.ex. c.-à-d. av. apr.',
    beforeNumber: 'p. pp. fig. chap. vol. art. no. t.',
    starters: 'le la les un une il elle on nous vous ils elles ce cette et mais je tu dans si en',
  },
  es: {
    always: 'sr. sra. srta. sres. dr. dra. prof. ud. uds. vd. d. dña. p.ej. cf. aprox.',
    beforeNumber: 'pág. págs. núm. cap. vol. fig. art. p.',
    starters: 'el la los las un una él ella y pero en si no yo este esta eso',
  },
  it: {
    always: 'sig. sig.ra dott. dr. prof. avv. ing. on. cfr. ca. p.es. s.',
    beforeNumber: 'pag. pp. p. n. cap. vol. fig. art.',
    starters: 'il la i gli le un una lui lei e ma in se non questo questa',
  },
  nl: {
    always: 'dhr. mevr. dr. prof. ir. ing. mr. bijv. d.w.z. ca. vgl. o.a. incl. st.',
    beforeNumber: 'nr. blz. p. afb. hfst. art.',
    starters: 'de het een hij zij ze we wij ik je en maar in als dit dat',
  },
  pt: {
    always: 'sr. sra. dr. dra. prof. profa. d. cf. p.ex. aprox. exmo.',
    beforeNumber: 'pág. págs. p. n. cap. vol. fig. art.',
    starters: 'o a os as um uma ele ela e mas em se não eu este esta isso',
  },
};

/** Languages that write `3.` for "third". */
const ORDINAL_DOT = new Set('de da nb nn no fi is et lv cs sk pl hu sl hr sr bs'.split(' '));

/** What the sentence rules need to know of a language. One that is not listed has the titles of English. */
export function abbreviationsOf(language: string) {
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  const { always, beforeNumber, starters } = lookUp(BY_LANGUAGE, base) ?? { ...ENGLISH, beforeNumber: '', starters: '' };
  return {
    always: new Set(always.split(' ')),
    beforeNumber: new Set(beforeNumber.split(' ')),
    starters: new Set(starters.split(' ')),
    hasOrdinalDot: ORDINAL_DOT.has(base),
  };
}
