import { formatTime } from '#core/format-time.ts';
import type { ItemSummary } from '#core/library/catalogue.ts';
import type { SearchResult } from '#core/library/search.ts';
import { notePath, playedAtNote } from '#core/notes/note-place.ts';
import type { PlaybackSettings } from '#core/player/playback-settings.ts';
import { countOf } from '#core/words.ts';
import { itemPath, unitPath } from '#web/addresses.ts';
import { notesPath } from '#web/features/notes/notes-path.ts';
import { COMMAND_GROUPS, labelOf, type Command, type CommandContext } from './command.ts';
import type { Found } from './use-found.ts';

/** One line of the palette. `label` is what a screen reader says. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly keys?: string | undefined;
  readonly item?: ItemSummary;
  /** Inside of the item: when the words are said, or null for a text, and the words around. */
  readonly place?: { readonly time: string | null; readonly words: string };
  run(context: CommandContext): void;
}

export interface PaletteGroup {
  readonly value: string;
  readonly items: readonly PaletteEntry[];
}

/** The commands that fit what was typed and would do something now, by group. */
export function findCommands(commands: readonly Command[], typed: string, context: CommandContext): PaletteGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = commands
    .filter((command) => command.id !== 'help.palette' && command.canRun(context))
    .map((command) => ({ group: command.group, entry: commandEntry(command, context.state.settings) }))
    .filter(({ entry }) => fits(entry.label, words));
  return COMMAND_GROUPS.map((group) => ({
    value: group,
    items: entries.filter((found) => found.group === group).map(({ entry }) => entry),
  })).filter(({ items }) => items.length > 0);
}

function commandEntry(command: Command, settings: PlaybackSettings): PaletteEntry {
  return { id: command.id, label: labelOf(command, settings), keys: command.keys[0], run: command.run };
}

/** Every word typed begins a word of the label. */
function fits(label: string, words: readonly string[]): boolean {
  const own = label.toLowerCase().split(/\s+/);
  return words.every((word) => own.some((name) => name.startsWith(word)));
}

/** Works that were found, the learner's notes, the places inside of works, and the ways to all that fit. */
export function libraryGroups(found: Pick<Found, 'works' | 'notes' | 'places' | 'correctedTo'>, typed: string): PaletteGroup[] {
  const { works, notes, places, correctedTo } = found;
  const shownFor = correctedTo ?? typed;
  const all: PaletteEntry = {
    id: 'library.all',
    label: `Everything for “${shownFor}”`,
    run: ({ go }) => go(`/discover/all?q=${encodeURIComponent(shownFor)}`),
  };
  const groups: PaletteGroup[] = [];
  if (works.length > 0) groups.push({ value: 'Library', items: [...works.map(workEntry), all] });
  if (notes.length > 0)
    groups.push({
      value: 'Your notes',
      items: [...notes.map(noteEntry), allNotes(typed)],
    });
  if (places.length > 0) groups.push({ value: 'In texts and recordings', items: places.map(placeEntry) });
  return groups;
}

type Outcome = Pick<Found, 'status' | 'works' | 'notes' | 'places' | 'hasMore' | 'correctedTo'>;

export const hasNone = ({ status, works, notes, places }: Pick<Outcome, 'status' | 'works' | 'notes' | 'places'>): boolean =>
  status === 'found' && works.length + notes.length + places.length === 0;

/** How the search of the library went, for the ear too; nothing while nothing is looked for. */
export function describeFound(found: Outcome, commands: number): string {
  const { status, works, notes, places, hasMore, correctedTo } = found;
  if (status === 'searching') return 'Searching the library';
  if (status !== 'found') return '';
  if (hasNone(found))
    return `Nothing in the library fits${commands > 0 ? `, ${countOf(commands, 'command')} ${commands === 1 ? 'does' : 'do'}` : ''}.`;
  const count = works.length + notes.length + places.length;
  const size = hasMore ? `The first ${count} shown` : `${count} found`;
  return correctedTo === null ? `${size}.` : `${size} for “${correctedTo}”.`;
}

function workEntry({ item }: SearchResult): PaletteEntry {
  return { id: item.id, label: item.title, item, run: ({ go }) => go(itemPath(item)) };
}

/** A note leads to its place, which is heard from there where it can be. */
function noteEntry({ item, unit, snippet, noteId = '', positionSec: sec }: SearchResult): PaletteEntry {
  const unitId = unit?.id ?? item.id;
  const positionSec = sec ?? null;
  return {
    id: `note ${noteId}`,
    label: unit?.title ?? item.title,
    item,
    place: { time: null, words: snippet },
    run: ({ go, player }) => {
      go(notePath({ id: noteId, unitId, work: item, positionSec }));
      const played = unit && playedAtNote({ unitId, unitKind: unit.kind, positionSec });
      if (played) player.playUnit(played.unitId, { startSec: played.sec });
    },
  };
}

const allNotes = (typed: string): PaletteEntry => ({
  id: 'notes.all',
  label: `Notes with “${typed}”`,
  run: ({ go }) => go(notesPath({ q: typed })),
});

/** What is said opens its page and is heard from there; what is written is read. */
function placeEntry({ type, item, unit, snippet, positionSec }: SearchResult, index: number): PaletteEntry {
  const unitId = unit?.id ?? item.id;
  return {
    id: `${index} ${unitId}`,
    label: unit?.title ?? item.title,
    item: unit ? { ...item, coverSeed: unit.coverSeed } : item,
    place: { time: positionSec === undefined ? null : formatTime(positionSec), words: snippet },
    run: ({ go, player }) => {
      go(unitPath({ id: unitId, itemId: item.id, itemKind: item.kind }));
      if (type === 'transcript' && positionSec !== undefined) player.playUnit(unitId, { startSec: positionSec });
    },
  };
}
