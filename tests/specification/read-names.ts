import { globSync, readFileSync } from 'node:fs';
import { factsOf } from './rows.ts';

/** A test names rows at the end of its title: `'… [spec 9.chat.model .max-tokens 9.cost.prompt]'`. */
const TAG = /\[spec ([^\]]+)\]['"`]/g;
const WHOLE = /\.(?:\*|\$\{fact\})$/;

/** A name that begins with a dot goes on in the group of the one before; `3.brand.*` is a whole group, and so is `3.brand.${fact}`, with a test for each. */
export function spellOut(tag: string): string[] {
  let group = '';
  return tag.split(' ').flatMap((name) => {
    const whole = name.startsWith('.') ? group + name : name;
    group = whole.slice(0, whole.lastIndexOf('.'));
    const facts = WHOLE.test(name) ? factsOf(group) : [];
    // A group that there is not stays as it stands, and is found to be no row.
    return facts.length > 0 ? facts.map(([fact]) => `${group}.${fact}`) : [whole];
  });
}

/** Names and the test files that have them. A group is named as a whole only where its rows themselves are gone through. */
export function readNames(pattern: string): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const file of globSync(pattern).toSorted()) {
    const source = readFileSync(file, 'utf8');
    for (const [, tag = ''] of source.matchAll(TAG)) {
      const names = /[*$]/.test(tag) && !source.includes('factsOf(') ? [tag] : spellOut(tag);
      for (const name of names) named.set(name, (named.get(name) ?? new Set()).add(file));
    }
  }
  return named;
}
