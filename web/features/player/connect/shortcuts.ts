import { canRunCommands, findCommand } from '../commands.ts';
import type { PlayerCommands } from '../player-commands.ts';
import type { PlayerStore } from '../player-store.ts';

/** Where a letter is text, or chooses an entry. */
const TAKES_LETTERS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, ' +
  '[contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=menuitem]';

/** Where the space bar presses and the arrows move. */
const TAKES_SPACE_AND_ARROWS = `${TAKES_LETTERS}, input, button, a[href], summary, audio, video[controls], [role=button], [role=slider], [role=tab], [role=radio], [role=switch], [role=option], [role=separator], [tabindex="0"]`;

/** Listens for the player's keys, unless what has the focus needs them. Returns how to let go. */
export function connectShortcuts(from: Document, store: PlayerStore, commands: PlayerCommands): () => void {
  function handleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const command = findCommand(event.key);
    if (!command || !canRunCommands(store.getState())) return;
    const isLetter = event.key !== ' ' && event.key.length === 1;
    const taken = isLetter ? TAKES_LETTERS : TAKES_SPACE_AND_ARROWS;
    if (event.target instanceof Element && event.target.closest(taken)) return;
    event.preventDefault();
    if (!event.repeat || command.isRepeatable) command.run(commands);
  }
  from.addEventListener('keydown', handleKey);
  return () => from.removeEventListener('keydown', handleKey);
}
