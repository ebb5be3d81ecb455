import type { ProblemLog } from '../problem.ts';
import type { ItemContent } from '../read/item-content.ts';
import { fingerprintUnits } from '../read/read-unit.ts';
import type { KnownItem } from './known-item.ts';
import { isAlike, openLikeness, type Likeable } from './likeness.ts';
import { listNames } from './list-names.ts';

export interface ItemMatch {
  content: ItemContent;
  /** Over all units. */
  fingerprint: string;
  /** The known work that it goes on. */
  known: KnownItem | null;
  /** As the same work was known in this folder, until the operator said that it is `known`. */
  merged: KnownItem | null;
}

export interface ItemMatches {
  matches: ItemMatch[];
  /** Known works that a problem names as possible; what learners did stays with them. */
  unclear: Set<KnownItem>;
}

export interface MatchInput {
  contents: readonly ItemContent[];
  known: readonly KnownItem[];
  /** Ids of items that stay as they are: unchanged, or broken for now. */
  kept: ReadonlySet<string>;
  problems: ProblemLog;
}

/** A read work with what it is recognised by. */
interface Candidate extends Likeable, ItemMatch {
  /** Known works that fit equally well. */
  rivals: readonly KnownItem[];
}

interface Matching {
  candidates: Candidate[];
  /** Known works that nothing has claimed yet. */
  free: Set<KnownItem>;
  /** The known work in each folder; where one held several over time, the one not missing. */
  atPlace: ReadonlyMap<string, KnownItem>;
}

/**
 * Finds for every read work the one the database knows: by declared id, by place and content together, by content, by place.
 * Content goes before place, because folders are renamed and swapped; place alone still tells a work that was edited.
 * Two equal candidates are reported and neither is taken. Items whose declared id is already used are left out.
 */
export function matchItems({ contents, known, kept, problems }: MatchInput): ItemMatches {
  const matching: Matching = {
    candidates: contents.map((content) => ({
      content,
      kind: content.kind,
      fingerprint: fingerprintUnits(content.units),
      prints: content.units.map((unit) => unit.fingerprint),
      known: null,
      merged: null,
      rivals: [],
    })),
    free: new Set(known.filter((item) => !kept.has(item.id))),
    atPlace: new Map(
      [...known].sort((a, b) => Number(a.missingSince === null) - Number(b.missingSince === null)).map((item) => [item.fullPath, item]),
    ),
  };
  settleDeclared(matching, known, kept, problems);
  matchPlaces(matching, (item, candidate) => item.kind === candidate.kind && item.fingerprint === candidate.fingerprint);
  matchContent(matching, 'equal');
  matchPlaces(matching, isAlike);
  matchContent(matching, 'alike');
  settleFormerIds(matching, problems);
  matchPlaces(matching, (_, { content, rivals }) => content.declaredId === null && rivals.length === 0);
  return { matches: matching.candidates, unclear: reportRivals(matching.candidates, problems) };
}

/** An id that is declared and known needs no other sign. */
function settleDeclared(matching: Matching, known: readonly KnownItem[], kept: ReadonlySet<string>, problems: ProblemLog): void {
  const byId = new Map(known.map((item) => [item.id, item]));
  const owners = new Map<string, string>();
  for (const id of kept) owners.set(id, byId.get(id)?.fullPath ?? id);
  // The folder that had the id before keeps it, when a copy of it has appeared.
  const isHome = ({ content }: Candidate) => byId.get(content.declaredId ?? '')?.fullPath === content.scanned.fullPath;
  const declared = matching.candidates.filter(({ content }) => content.declaredId !== null);
  const refused = new Set<Candidate>();
  for (const candidate of declared.sort((a, b) => Number(isHome(b)) - Number(isHome(a)))) {
    const { idFile, declaredId } = candidate.content;
    const id = declaredId ?? '';
    const owner = owners.get(id);
    if (owner !== undefined) {
      problems.error(idFile, `The id ${id} is already used by ${owner}.`, 'Give each work its own id.');
      refused.add(candidate);
      continue;
    }
    owners.set(id, idFile);
    const item = byId.get(id);
    if (item) take(matching, candidate, item);
  }
  matching.candidates = matching.candidates.filter((candidate) => !refused.has(candidate));
}

function matchPlaces(matching: Matching, fits: (item: KnownItem, candidate: Candidate) => boolean): void {
  for (const candidate of matching.candidates) {
    const item = matching.atPlace.get(candidate.content.scanned.fullPath);
    if (candidate.known === null && item && matching.free.has(item) && fits(item, candidate)) take(matching, candidate, item);
  }
}

function matchContent(matching: Matching, level: 'equal' | 'alike'): void {
  const open = matching.candidates.filter(({ known, rivals }) => known === null && rivals.length === 0);
  if (open.length === 0 || matching.free.size === 0) return;
  const [present, missing] = [true, false].map((isPresent) =>
    openLikeness([...matching.free].filter((item) => (item.missingSince === null) === isPresent)),
  );
  const found = open.map((candidate) => {
    const home = matching.atPlace.get(candidate.content.scanned.fullPath);
    // What is long missing does not come back in place of a work that was there until now.
    const isTaken = home !== undefined && home.missingSince === null && matching.free.has(home);
    const items = present?.(candidate)[level] ?? [];
    return { candidate, items: items.length > 0 || isTaken ? items : (missing?.(candidate)[level] ?? []) };
  });
  const suitors = new Map<KnownItem, number>();
  for (const { items } of found) if (items.length === 1) for (const item of items) suitors.set(item, (suitors.get(item) ?? 0) + 1);
  for (const { candidate, items } of found) {
    const [only] = items;
    if (only && items.length === 1 && suitors.get(only) === 1) take(matching, candidate, only);
    else candidate.rivals = items;
  }
}

/** A folder whose work has another id than before: the same work goes on under the new one, another one begins anew. */
function settleFormerIds({ candidates, free, atPlace }: Matching, problems: ProblemLog): void {
  for (const candidate of candidates) {
    const { idFile, declaredId, scanned } = candidate.content;
    const before = atPlace.get(scanned.fullPath);
    if (declaredId === null || !before || !free.has(before)) continue;
    if (candidate.known?.id === declaredId && isAlike(before, candidate)) {
      candidate.merged = before;
      free.delete(before);
    } else if (candidate.known === null || candidate.known.id === declaredId) {
      problems.notice(
        idFile,
        `The id was ${before.id} before, of other content; progress made under it does not move along.`,
        `Write id: ${before.id} to keep it.`,
      );
    }
  }
}

function reportRivals(candidates: readonly Candidate[], problems: ProblemLog): Set<KnownItem> {
  // Works that hold the same share one list of rivals.
  const lists = new Set<readonly KnownItem[]>();
  for (const { content, known, rivals } of candidates) {
    const [first] = rivals;
    if (known !== null || !first) continue;
    lists.add(rivals);
    problems.error(
      content.scanned.fullPath,
      `The same content was known before as ${listNames(rivals)}, and it is not clear which is which.`,
      `Write the right id into its frontmatter, for instance id: ${first.id}.`,
    );
  }
  return new Set([...lists].flat());
}

function take(matching: Matching, candidate: Candidate, item: KnownItem): void {
  candidate.known = item;
  matching.free.delete(item);
}
