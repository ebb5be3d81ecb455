import type { Learner } from '#core/account/learner.ts';
import type { ItemKind } from '#core/library/kind.ts';
import type { SearchResult } from '#core/library/search.ts';
import { presentItem } from '../../catalogue/present.ts';
import { presentCover } from '../../catalogue/present-cover.ts';
import { findSummaries } from '../../catalogue/items.ts';
import { findUnitSummaries } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { findNotesSaying } from '../notes/queries.ts';

/** The page of notes has them all. */
const MAX_NOTES = 6;
const MAX_SNIPPET_LETTERS = 300;

/** The learner's latest notes with these words, in works that are seen: a result leads somewhere. */
export async function searchNotes(
  house: House,
  { q, kind }: { readonly q: string; readonly kind?: ItemKind | undefined },
  learner: Learner,
): Promise<SearchResult[]> {
  const rows = await findNotesSaying(house, learner.id, q, MAX_NOTES);
  const items = await findSummaries(
    house,
    rows.map(({ itemId }) => itemId),
  );
  const units = await findUnitSummaries(
    house,
    rows.map(({ unitId }) => unitId),
  );
  return rows.flatMap((row): SearchResult[] => {
    const [item, summary] = [items.get(row.itemId), units.get(row.unitId)];
    if (!item || !summary || (kind !== undefined && item.kind !== kind)) return [];
    const { sample: _sample, ...named } = summary;
    const { id: noteId, text, quote, positionSec } = row;
    return [
      {
        type: 'note',
        item: presentItem(item),
        unit: { ...named, coverSeed: presentCover(item, summary).coverSeed },
        snippet: (text ?? quote ?? '').slice(0, MAX_SNIPPET_LETTERS),
        noteId,
        ...(positionSec === null ? {} : { positionSec }),
      },
    ];
  });
}
