import type { Learner } from '#core/account/learner.ts';
import { mayOpen } from '#core/account/may-open.ts';
import type { ItemKind } from '#core/library/kind.ts';
import type { SearchPage, SearchResult } from '#core/library/search.ts';
import { findSkills } from '#core/skills/find-skills.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { timeAt } from '#core/transcript/passages.ts';
import { correctQuery } from '../../catalogue/correct-query.ts';
import { presentItem } from '../../catalogue/present.ts';
import { presentCover } from '../../catalogue/present-cover.ts';
import { findSummaries } from '../../catalogue/items.ts';
import { listNewest } from '../../catalogue/list-items.ts';
import { findUnitSummaries } from '../../catalogue/units.ts';
import type { PassagePlace } from '../../db/passage-search.ts';
import type { House } from '../../house.ts';
import { readEntitlements } from '../../http/entitlement.ts';
import { searchNotes } from './search-notes.ts';

/** Nobody reads further; a more exact question is quicker. */
const MAX_RESULTS = 200;
/** Of each skill that the words name. They are not ranked among each other, so a few are as good as many. */
const MAX_WORKS_OF_SKILL = 12;
/** A question names one or two. */
const MAX_SKILLS = 4;

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

/** Works first, then places inside of them; both the best first. Last, works on a skill that the words name. Only what a learner may see now. */
async function searchLibrary(house: House, { q, kind, limit, offset }: SearchRequest, learner: Learner): Promise<Found> {
  const findable = { kind, now: house.now() };
  const { words, named, correctedTo } = await correctQuery(house, q);
  const itemIds = await house.search.rank(words, MAX_RESULTS, findable);
  const training = await listTraining(house, named.length > 0 ? named : findSkills(words.join(' ')), kind, itemIds);
  // Where works alone are as many as anybody reads, nothing inside of them is ranked.
  const room = MAX_RESULTS - itemIds.length - training.size;
  const hits = room > 0 ? await house.passages.rank(words, room, findable) : [];
  const found: (string | PassagePlace)[] = [...itemIds.slice(0, MAX_RESULTS - training.size), ...hits, ...training.keys()];
  const page = found.slice(offset, offset + limit);
  const itemIdOf = (place: string | PassagePlace) => (typeof place === 'string' ? place : place.itemId);
  const items = await findSummaries(house, page.map(itemIdOf));
  const places = page.filter((place) => typeof place !== 'string');
  const passages = await house.passages.read(places, words);
  const units = await findUnitSummaries(
    house,
    places.map(({ unitId }) => unitId),
  );
  const entitlements = await readEntitlements(house, learner);
  const results = page.flatMap((place): SearchResult[] => {
    const row = items.get(itemIdOf(place));
    if (!row) return [];
    const item = presentItem(row);
    const skill = typeof place === 'string' ? training.get(place) : undefined;
    if (typeof place === 'string')
      return [{ type: 'item', item, snippet: skill ? `Skill: ${SKILLS[skill].name}. ${row.description}` : row.description }];
    const [summary, passage] = [units.get(place.unitId), passages.get(place.number)];
    if (!summary || !passage) return [];
    const { sample, ...named } = summary;
    const unit = { ...named, coverSeed: presentCover(row, summary).coverSeed };
    if (passage.isAbout) return [{ type: 'unit', item, unit, snippet: passage.text }];
    // The words themselves are what members pay for; that they are in there may be said.
    if (mayOpen(entitlements, { ...row, isSample: sample === 1, missingSince: null }, findable.now) !== 'yes')
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

/** Works that train one of these skills, by id, with the first that they train. */
async function listTraining(
  house: House,
  skills: readonly SkillId[],
  kind: ItemKind | undefined,
  except: readonly string[],
): Promise<Map<string, SkillId>> {
  const training = new Map<string, SkillId>();
  for (const skill of skills.slice(0, MAX_SKILLS)) {
    for (const { id } of await listNewest(house, { kind, skill, except, limit: MAX_WORKS_OF_SKILL }))
      if (!training.has(id)) training.set(id, skill);
  }
  return training;
}
