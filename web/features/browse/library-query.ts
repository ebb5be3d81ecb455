import { QUERY_LENGTHS, SORTS, type Sort } from '#core/library/list-query.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { SKILL_IDS, type SkillId } from '#core/skills/skill-ids.ts';

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** What a list shows, as its address has it. */
export interface LibraryQuery {
  readonly kind?: ItemKind | undefined;
  readonly q?: string | undefined;
  readonly topic?: string | undefined;
  readonly skill?: SkillId | undefined;
  readonly length?: Length | undefined;
  readonly sort?: Sort | undefined;
}

/** Reads the filters of an address; what it does not know, it leaves out, and what is longer than can be asked for, it cuts. */
export function readLibraryQuery(search: URLSearchParams): LibraryQuery {
  const text = (name: 'q' | 'topic'): string | undefined => search.get(name)?.trim().slice(0, QUERY_LENGTHS[name]) || undefined;
  return {
    kind: ITEM_KINDS.find((kind) => kind === search.get('kind')),
    q: text('q'),
    topic: text('topic'),
    skill: SKILL_IDS.find((skill) => skill === search.get('skill')),
    length: LENGTHS.find((length) => length === search.get('length')),
    sort: SORTS.find((sort) => sort === search.get('sort')),
  };
}

/** The filters as an address has them: only what was chosen. */
export function writeLibraryQuery({ q, kind, topic, skill, length, sort }: LibraryQuery): string {
  const chosen = Object.entries({ q, kind, topic, skill, length, sort }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(chosen).toString();
}

/** Whether anything is left out of the list. The order leaves nothing out. */
export const isFiltered = ({ kind, q, topic, skill, length }: LibraryQuery): boolean =>
  [kind, q, topic, skill, length].some((value) => value !== undefined);
