import { foldText } from '../../fold-text.ts';

/** Languages without a two-letter code that recordings are made in. Other three letters are more likely a word: `cut`, `new`. */
const LONG_CODES = new Set(['ast', 'ckb', 'fil', 'gsw', 'haw', 'kab', 'nds', 'yue']);
/** Said by name as often as by code. */
const REGIONAL = ['pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant', 'es-419', 'en-US', 'en-GB', 'fr-CA'];
const CODE = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?$/i;

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The language that a code of two or three letters or a name in English or in itself stands for: `ger`, `pt_br`, `German`
 * and `Deutsch` become `de` and `pt-BR`. Null for everything else, `und` and `mul` included.
 */
export function readLanguage(text: string | null | undefined): string | null {
  const said = (text ?? '').trim();
  return readCode(said) ?? (said.length >= 4 && said.length <= 40 ? (listNames().get(foldText(said)) ?? null) : null);
}

/** Codes for what has no language, several or none that is known. */
const NONE = new Set(['und', 'mul', 'mis', 'zxx', 'xxx']);

/** The language that a field for it says: as above, and any code of a language that has a name, Ancient Greek for instance. */
export function readStatedLanguage(text: string): string | null {
  const known = readLanguage(text);
  if (known !== null || isNoLanguage(text)) return known;
  try {
    const [code = ''] = Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'));
    return english.of(code.split('-')[0] ?? '') === undefined ? null : code;
  } catch {
    return null;
  }
}

/** True for a code by which a file leaves the language open. */
export function isNoLanguage(text: string): boolean {
  return NONE.has(text.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '');
}

function readCode(text: string): string | null {
  const [, base, script, region] = CODE.exec(text) ?? [];
  if (base === undefined) return null;
  try {
    const [code = ''] = Intl.getCanonicalLocales([base, script, region].filter((part) => part !== undefined).join('-'));
    const [language = ''] = code.split('-');
    return (language.length === 2 || LONG_CODES.has(language)) && english.of(language) !== undefined ? code : null;
  } catch {
    return null;
  }
}

let names: Map<string, string> | null = null;

/** Made when the first name is met: most collections never say one. */
function listNames(): Map<string, string> {
  if (names) return names;
  names = new Map();
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => english.of(code) !== undefined);
  const plain = new Intl.DisplayNames('en', { type: 'language', fallback: 'none', languageDisplay: 'standard' });
  for (const code of [...codes, ...LONG_CODES, ...REGIONAL]) {
    const own = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' });
    for (const name of [english.of(code), plain.of(code), own.of(code)]) {
      if (name !== undefined && !names.has(foldText(name))) names.set(foldText(name), Intl.getCanonicalLocales(code)[0] ?? code);
    }
  }
  return names;
}
