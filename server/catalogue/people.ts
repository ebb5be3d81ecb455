import type { ItemDetail } from '#core/library/catalogue.ts';
import { foldName, splitNames } from '#core/library/person.ts';
import type { House } from '../house.ts';
import type { ItemRow } from './items.ts';

/** What the library says about the authors and narrators of a work, in the order in which the work names them. */
export async function findPeople(house: House, { author, narrator }: Pick<ItemRow, 'author' | 'narrator'>): Promise<ItemDetail['people']> {
  const named = [
    ...splitNames(author).map((name) => ({ name, role: 'author' as const })),
    ...splitNames(narrator ?? '').map((name) => ({ name, role: 'narrator' as const })),
  ];
  if (named.length === 0) return [];
  const rows = await house.db
    .selectFrom('personName')
    .innerJoin('person', 'person.path', 'personName.path')
    .select(['personName.name as folded', 'person.name', 'person.html', 'person.path'])
    .where('personName.name', 'in', [...new Set(named.map(({ name }) => foldName(name)))])
    .execute();
  const byName = new Map(rows.map((row) => [row.folded, row]));
  const shown = new Set<string>();
  return named.flatMap(({ name, role }) => {
    const person = byName.get(foldName(name));
    if (!person?.html || shown.has(person.path)) return [];
    shown.add(person.path);
    return [{ name: person.name, role, html: person.html }];
  });
}
