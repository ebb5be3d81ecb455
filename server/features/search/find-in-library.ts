import type { ItemKind } from '#core/library/kind.ts';
import { findSkills } from '#core/skills/find-skills.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { correctQuery } from '../../catalogue/correct-query.ts';
import { keepOnShelf, type Shelf } from '../../catalogue/keep-by-library.ts';
import { listNewest } from '../../catalogue/list-items.ts';
import type { PassagePlace } from '../../db/passage-search.ts';
import type { House } from '../../house.ts';

/** Nobody reads further; a more exact question is quicker. */
const MAX_RESULTS = 200;
/** Of each skill that the words name. They are not ranked among each other, so a few are as good as many. */
const MAX_WORKS_OF_SKILL = 12;
/** A question names one or two. */
const MAX_SKILLS = 4;
interface Asked {
  q: string;
  kind?: ItemKind | undefined;
}

/** A work; with a skill, because it trains that. */
interface FoundWork {
  itemId: string;
  skill?: SkillId;
}

interface FoundInLibrary {
  found: readonly (FoundWork | PassagePlace)[];
  /** That were looked for. */
  words: readonly string[];
  correctedTo: string | null;
}

const LETTERS_OF_PLACE = 100;
/** What is held for each besides its places, and for one that has none. */
const HELD_BESIDES = 1000;
/** In letters: words come from requests, and what they find must not fill the memory. */
const SEARCHES: Shelf<FoundInLibrary> = {
  name: 'searches',
  room: 4_000_000,
  sizeOf: ({ found }) => found.length * LETTERS_OF_PLACE + HELD_BESIDES,
};

/**
 * Works first, then places inside of them; both the best first. Last, works on a skill that the words name. The same for
 * everybody: what was asked for lately is kept until something of the library changes.
 */
export const findInLibrary = (house: House, { q, kind }: Asked): Promise<FoundInLibrary> =>
  keepOnShelf(house, SEARCHES, `${kind} ${q}`, () => lookUp(house, { q, kind }));

async function lookUp(house: House, { q, kind }: Asked): Promise<FoundInLibrary> {
  const findable = { kind, now: house.now() };
  const { words, named, correctedTo } = await correctQuery(house, q);
  const itemIds = await house.search.rank(words, MAX_RESULTS, findable);
  const training = await listTraining(house, named.length > 0 ? named : findSkills(words.join(' ')), kind, itemIds);
  // Where works alone are as many as anybody reads, nothing inside of them is ranked.
  const room = MAX_RESULTS - itemIds.length - training.length;
  const places = room > 0 ? await house.passages.rank(words, room, findable) : [];
  const works = itemIds.slice(0, MAX_RESULTS - training.length).map((itemId) => ({ itemId }));
  return { found: [...works, ...places, ...training], words, correctedTo };
}

/** Works that train one of these skills, each with the first that it trains. */
async function listTraining(
  house: House,
  skills: readonly SkillId[],
  kind: ItemKind | undefined,
  except: readonly string[],
): Promise<FoundWork[]> {
  const training = new Map<string, SkillId>();
  for (const skill of skills.slice(0, MAX_SKILLS)) {
    for (const { id } of await listNewest(house, { kind, skill, except, limit: MAX_WORKS_OF_SKILL }))
      if (!training.has(id)) training.set(id, skill);
  }
  return [...training].map(([itemId, skill]) => ({ itemId, skill }));
}
