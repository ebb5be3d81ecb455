import { isLeaving } from '#web/ui/leaving.ts';
import type { CommandGroup } from './command.ts';
import { isCharacter } from './key-press.ts';

/** Where a letter is text, or chooses an entry. */
const TAKES_LETTERS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, ' +
  '[contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=menuitem]';

/** Where the space bar presses, ticks or scrolls. */
const TAKES_SPACE = `${TAKES_LETTERS}, input, button, a[href], summary, audio, video[controls], [role=button], [role=slider], [role=tab], [role=radio], [role=switch], [role=option], [tabindex="0"]`;

/** Where the arrows move something. Buttons and links leave them alone. */
const TAKES_ARROWS = `${TAKES_LETTERS}, input:is([type=range], [type=radio]), audio, video[controls], [role=slider], [role=tab], [role=radio], [role=option], [role=separator], [tabindex="0"]`;

const DIALOG = 'dialog, [role=dialog], [role=alertdialog]';

/** What a key was pressed on; null when that is on its way out, since the key is meant for the page behind it already. */
export const keyTarget = (target: EventTarget | null): Element | null => (target instanceof Element && !isLeaving(target) ? target : null);

/** Whether what has the focus needs this key itself. */
export function takesKey(target: Element | null, key: string): boolean {
  if (target === null || key.startsWith('Mod+')) return false;
  const taken = isCharacter(key) ? TAKES_LETTERS : key === ' ' ? TAKES_SPACE : TAKES_ARROWS;
  return target.closest(taken) !== null;
}

/** A dialog stands over the page: what is behind it must not change, but the sound may. */
export const isOutOfReach = (target: Element | null, group: CommandGroup): boolean =>
  (group === 'Reading' || group === 'Go to' || group === 'Help') && isInDialog(target);

export const isInDialog = (target: Element | null): boolean => target !== null && target.closest(DIALOG) !== null;
