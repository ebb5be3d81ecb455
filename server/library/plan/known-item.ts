import type { ItemTable, UnitTable } from '#server/db/tables/library.ts';
import type { Likeable } from './likeness.ts';

export type KnownUnit = Pick<UnitTable, 'id' | 'itemId' | 'path' | 'fingerprint' | 'missingSince'>;

type KnownColumns = Pick<
  ItemTable,
  'id' | 'kind' | 'root' | 'path' | 'fingerprint' | 'signature' | 'missingSince' | 'publishedAt' | 'createdAt' | 'editionOf'
>;

/** A work as the database remembers it. */
export interface KnownItem extends KnownColumns, Likeable {
  /** With the root's name. */
  fullPath: string;
  units: KnownUnit[];
}
