import type { Learner } from '#core/account/learner.ts';
import { mayOpen } from '#core/account/may-open.ts';
import type { ItemKind } from '#core/library/kind.ts';
import type { SearchPage, SearchResult } from '#core/library/search.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { timeAt } from '#core/transcript/passages.ts';
import { presentItem } from '../../catalogue/present.ts';
import { presentCover } from '../../catalogue/present-cover.ts';
import { findSummaries } from '../../catalogue/items.ts';
import { findUnitSummaries } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { readEntitlements } from '../../http/entitlement.ts';
import { findInLibrary } from './find-in-library.ts';
import { searchNotes } from './search-notes.ts';

export interface SearchRequest {
  q: string;
  kind?: ItemKind | undefined;
  limit: number;
  /** Results to pass over. */
  offset: number;
}

type Found = Omit<SearchPage, 'nextCursor'> & { total: number };

/** A few notes of the learner's own come first, so that many works do not hide them. */
export async function search(house: House, request: SearchRequest, learner: Learner): Promise<Found> {
  const { limit, offset } = request;
  const notes = await searchNotes(house, request, learner);
  const shown = notes.slice(offset, offset + limit);
  const rest = { ...request, limit: limit - shown.length, offset: Math.max(0, offset - notes.length) };
  const { results, total, correctedTo } = await searchLibrary(house, rest, learner);
  return { results: [...shown, ...results], total: notes.length + total, correctedTo };
}

/** One page of what is found, as this learner may see it. */
async function searchLibrary(house: House, { q, kind, limit, offset }: SearchRequest, learner: Learner): Promise<Found> {
  const { found, words, correctedTo } = await findInLibrary(house, { q, kind });
  const page = found.slice(offset, offset + limit);
  const items = await findSummaries(
    house,
    page.map(({ itemId }) => itemId),
  );
  const places = page.filter((place) => 'unitId' in place);
  const passages = await house.passages.read(places, words);
  const units = await findUnitSummaries(
    house,
    places.map(({ unitId }) => unitId),
  );
  const entitlements = await readEntitlements(house, learner);
  const results = page.flatMap((place): SearchResult[] => {
    const row = items.get(place.itemId);
    if (!row) return [];
    const item = presentItem(row);
    if (!('unitId' in place)) {
      const named = place.skill ? `Skill: ${SKILLS[place.skill].name}. ` : '';
      return [{ type: 'item', item, snippet: named + row.description }];
    }
    const [summary, passage] = [units.get(place.unitId), passages.get(place.number)];
    if (!summary || !passage) return [];
    const { sample, ...named } = summary;
    const unit = { ...named, coverSeed: presentCover(row, summary).coverSeed };
    if (passage.isAbout) return [{ type: 'unit', item, unit, snippet: passage.text }];
    // The words themselves are what members pay for; that they are in there may be said.
    if (mayOpen(entitlements, { ...row, isSample: sample === 1, missingSince: null }, house.now()) !== 'yes')
      return [{ type: 'unit', item, unit, snippet: row.description }];
    const positionSec = timeAt(passage, passage.offsets);
    return [
      positionSec === null
        ? { type: 'text', item, unit, snippet: passage.text }
        : { type: 'transcript', item, unit, snippet: passage.text, positionSec },
    ];
  });
  return { results, total: found.length, correctedTo: results.length > 0 ? correctedTo : null };
}
