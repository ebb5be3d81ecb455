import type { PlaybackSettings } from '#core/account/playback-settings.ts';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { itemPath } from '#core/library/item-path.ts';
import { COMMAND_GROUPS, labelOf, type Command, type CommandContext } from './command.ts';

/** One line of the palette. `label` is what a screen reader says. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly keys?: string | undefined;
  readonly item?: ItemSummary;
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

/** Works that were found, and the way to all that fit. */
export function libraryGroup(items: readonly ItemSummary[], typed: string): PaletteGroup {
  const works = items.map((item): PaletteEntry => ({ id: item.id, label: item.title, item, run: ({ go }) => go(itemPath(item)) }));
  const all: PaletteEntry = {
    id: 'library.all',
    label: `Everything for “${typed}”`,
    run: ({ go }) => go(`/discover/all?q=${encodeURIComponent(typed)}`),
  };
  return { value: 'Library', items: [...works, all] };
}
