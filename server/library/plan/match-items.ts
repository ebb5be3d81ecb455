import type { ProblemLog } from '../problem.ts';
import type { ItemContent } from '../read/item-content.ts';
import { fingerprintUnits } from '../read/read-unit.ts';
import type { KnownItem } from './known-library.ts';

export interface ItemMatch {
  content: ItemContent;
  known: KnownItem | null;
}

export interface MatchInput {
  contents: readonly ItemContent[];
  known: readonly KnownItem[];
  /** Ids of items that stay as they are: unchanged, or broken for now. */
  kept: ReadonlySet<string>;
  problems: ProblemLog;
}

/**
 * Finds for every read item the one the database knows: by declared id, by path, by content.
 * Two equal candidates are reported and neither is taken. Items whose declared id is already used are left out.
 */
export function matchItems({ contents, known, kept, problems }: MatchInput): ItemMatch[] {
  const taken = new Set(kept);
  const matches = new Map<ItemContent, KnownItem | null>();
  matchDeclared(contents, known, kept, taken, matches, problems);
  matchPaths(contents, known, taken, matches);
  matchContent(contents, known, taken, matches, problems);
  return contents.filter((content) => matches.has(content)).map((content) => ({ content, known: matches.get(content) ?? null }));
}

function matchDeclared(
  contents: readonly ItemContent[],
  known: readonly KnownItem[],
  kept: ReadonlySet<string>,
  taken: Set<string>,
  matches: Map<ItemContent, KnownItem | null>,
  problems: ProblemLog,
): void {
  const byId = new Map(known.map((item) => [item.id, item]));
  const byPath = new Map(known.map((item) => [item.path, item]));
  const owners = new Map<string, string>();
  for (const id of kept) owners.set(id, byId.get(id)?.path ?? id);
  // The folder that had the id before keeps it, when a copy of it has appeared.
  const isHome = (content: ItemContent) => byId.get(content.declaredId ?? '')?.path === content.scanned.path;
  const declared = contents.filter((content) => content.declaredId !== null).sort((a, b) => Number(isHome(b)) - Number(isHome(a)));
  for (const content of declared) {
    const id = content.declaredId ?? '';
    const owner = owners.get(id);
    if (owner !== undefined) {
      problems.error(content.idFile, `The id ${id} is already used by ${owner}.`, 'Give each work its own id.');
      continue;
    }
    owners.set(id, content.idFile);
    taken.add(id);
    matches.set(content, byId.get(id) ?? null);
    const before = byPath.get(content.scanned.path);
    if (before && before.id !== id && !taken.has(before.id)) {
      problems.notice(
        content.idFile,
        `The id was ${before.id} before; progress made under it does not move along.`,
        `Write id: ${before.id} to keep it.`,
      );
      // Claimed, so that no other folder takes over a work that was replaced on purpose.
      taken.add(before.id);
    }
  }
}

function matchPaths(
  contents: readonly ItemContent[],
  known: readonly KnownItem[],
  taken: Set<string>,
  matches: Map<ItemContent, KnownItem | null>,
): void {
  // Where one folder held several works over time, the one not missing is meant.
  const byPath = new Map(
    [...known].sort((a, b) => Number(a.missingSince === null) - Number(b.missingSince === null)).map((item) => [item.path, item]),
  );
  for (const content of contents) {
    if (content.declaredId !== null) continue;
    const candidate = byPath.get(content.scanned.path);
    if (!candidate || taken.has(candidate.id)) continue;
    taken.add(candidate.id);
    matches.set(content, candidate);
  }
}

function matchContent(
  contents: readonly ItemContent[],
  known: readonly KnownItem[],
  taken: Set<string>,
  matches: Map<ItemContent, KnownItem | null>,
  problems: ProblemLog,
): void {
  const open = contents.filter((content) => content.declaredId === null && !matches.has(content));
  if (open.length === 0) return;
  const gone = known.filter((item) => !taken.has(item.id));
  const likeness = open.map((content) => ({ content, candidates: findCandidates(content, gone) }));
  const wantedBy = new Map<string, number>();
  for (const { candidates } of likeness) for (const item of candidates) wantedBy.set(item.id, (wantedBy.get(item.id) ?? 0) + 1);
  for (const { content, candidates } of likeness) {
    const [only, second] = candidates;
    if (only && !second && wantedBy.get(only.id) === 1) {
      taken.add(only.id);
      matches.set(content, only);
      continue;
    }
    matches.set(content, null);
    if (!only) continue;
    const names = candidates.map((item) => `${item.id} (${item.path})`).join(', ');
    problems.error(
      content.scanned.path,
      `The same content was known before as ${names}, and it is not clear which is which.`,
      `Write the right id into its frontmatter, for instance id: ${only.id}.`,
    );
  }
}

/** Known items of the same content; without one, those that share at least half of their units with it, the likest only. */
function findCandidates(content: ItemContent, gone: readonly KnownItem[]): KnownItem[] {
  const fingerprint = fingerprintUnits(content.units);
  const sameKind = gone.filter((item) => item.kind === content.kind);
  const equal = sameKind.filter((item) => item.fingerprint === fingerprint);
  if (equal.length > 0) return equal;
  const own = new Set(content.units.map((unit) => unit.fingerprint));
  const scored = sameKind
    .map((item) => ({ item, shared: item.units.filter((unit) => own.has(unit.fingerprint)).length }))
    .filter(
      ({ item, shared }) =>
        shared > 0 &&
        shared * 2 >= Math.max(own.size, item.units.filter((unit) => unit.missingSince === null || item.missingSince !== null).length),
    );
  const best = Math.max(0, ...scored.map(({ shared }) => shared));
  return scored.filter(({ shared }) => shared === best).map(({ item }) => item);
}
