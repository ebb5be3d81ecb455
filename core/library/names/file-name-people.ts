const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const PARTICLE = /^(?:von|van|vom|zu|de|del|della|di|da|dos|du|des|la|le|der|den|ten|ter|al|el|bin|ibn|mac|mc|st\.?)\s/i;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|ph\.?\s?d|m\.?\s?d)\.?$/i;

/**
 * The names in `Ann Ash, Ben Birch`, `Ann Ash & Ben Birch`, `Ash, Ann` and `Ash, Ann; Birch, Ben`, each with the given name
 * first. As in Audiobookshelf, a first part of one word (or `van Ash`) makes a comma turn the name around.
 */
export function splitPeople(text: string): string[] {
  const groups = text.replace(/\s+/g, ' ').split(/[;&]/).flatMap(splitAnd);
  const names = groups.flatMap((group) => readGroup(group.split(',').map((part) => part.trim())));
  return [...new Set(names.filter((name) => name !== ''))];
}

export function joinPeople(names: readonly string[]): string {
  return names.join(', ');
}

/** `and` joins two people only where both have two names: `Strunk and White` may be a firm. Single spaces are expected. */
function splitAnd(group: string): string[] {
  const sides = group.split(/ and /i);
  return sides.every((side) => side.trim().includes(' ') && !/^the\s/i.test(side.trim())) ? sides : [group];
}

function readGroup(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    if (part === '') continue;
    const last = whole.at(-1);
    // `King, Jr.` is one name, and a comma inside it would part it again later.
    if (last !== undefined && SUFFIX.test(part)) whole[whole.length - 1] = `${last} ${part}`;
    else whole.push(part);
  }
  const isTurned = whole.length % 2 === 0 && whole.every((part, i) => i % 2 === 1 || isFamilyName(part));
  if (!isTurned) return whole;
  return whole.flatMap((family, i) => (i % 2 === 0 ? `${whole[i + 1] ?? ''} ${family}` : []));
}

function isFamilyName(part: string): boolean {
  return !CJK.test(part) && (!part.includes(' ') || PARTICLE.test(part));
}
