import { CompiledQuery } from 'kysely';
import type { House } from '../house.ts';
import { keepRecent } from './keep-recent.ts';

interface Kept {
  version: number;
  /** Milliseconds: holds from then on, and until the next work comes out. */
  from: number;
  until: number;
  values: Map<string, unknown>;
}

const kept = new WeakMap<House, Kept>();

/**
 * What follows from the library alone, the same for everybody, made once and kept until something of the library changes,
 * in whatever process, or a work comes out. `key` is none that comes from a request: of those there are as many as anybody likes.
 */
export async function keepByLibrary<Value>(house: House, key: string, make: () => Promise<Value>): Promise<Value> {
  // Asked for before anything is made: what is newer than its version is at worst made once more.
  const { values } = await findCurrent(house);
  if (values.has(key)) return values.get(key) as Value;
  const value = await make();
  values.set(key, value);
  return value;
}

/** Values whose keys come from requests: a bounded room of their own, in which those used last stay. */
export interface Shelf<Value> {
  readonly name: string;
  /** In what `sizeOf` counts. */
  readonly room: number;
  readonly sizeOf: (value: Value) => number;
}

/** As `keepByLibrary`, no longer than others on the shelf are asked for more. */
export async function keepOnShelf<Value>(
  house: House,
  { name, room, sizeOf }: Shelf<Value>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  // Taken before anything is made: what is made of an older library is kept among what goes with it.
  const shelf = await keepByLibrary(house, name, async () => keepRecent(room, sizeOf));
  const known = shelf.take(key);
  if (known !== undefined) return known;
  const made = await make();
  shelf.put(key, made);
  return made;
}

async function findCurrent(house: House): Promise<Kept> {
  const version = await readVersion(house);
  const now = house.now();
  const last = kept.get(house);
  if (last?.version === version && last.from <= now && now < last.until) return last;
  const current: Kept = { version, from: now, until: await findNextOut(house, now), values: new Map() };
  kept.set(house, current);
  return current;
}

const VERSION = CompiledQuery.raw('select "number" from "libraryVersion"');

async function readVersion({ db }: House): Promise<number> {
  const { rows } = await db.executeQuery<{ number: number }>(VERSION);
  return Number(rows[0]?.number);
}

/** When the next work comes out. */
async function findNextOut({ db }: House, now: number): Promise<number> {
  const next = await db
    .selectFrom('item')
    .select('publishedAt')
    .where('publishedAt', '>', now)
    .orderBy('publishedAt')
    .limit(1)
    .executeTakeFirst();
  return next ? Number(next.publishedAt) : Number.POSITIVE_INFINITY;
}
