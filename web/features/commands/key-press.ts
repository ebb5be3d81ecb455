/** The part of a `KeyboardEvent` that names what was pressed. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const LATIN = /^[a-z]$/;

/**
 * Writes a key press as the table of commands has it: letters in lower case with their `Shift+`, signs as they are
 * printed, whatever it takes to type them, `Mod+` for Ctrl or Command. Null for what is never a command.
 */
export function keyOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Press): string | null {
  if (altKey || key === 'Dead' || key === 'Process') return null;
  const mod = ctrlKey || metaKey ? 'Mod+' : '';
  const shift = shiftKey ? 'Shift+' : '';
  if (key.length > 1 || key === ' ') return mod + shift + key;
  const letter = latinLetter(key, code);
  return letter === null ? mod + key : mod + shift + letter;
}

/** On a keyboard with other letters, the Latin one that is printed on the same key. */
function latinLetter(key: string, code: string): string | null {
  const lower = key.toLowerCase();
  if (LATIN.test(lower)) return lower;
  const isLetter = lower !== key.toUpperCase();
  return isLetter && code.startsWith('Key') ? code.slice(3).toLowerCase() : null;
}

/** Whether a key types a character: those can be turned off (WCAG 2.1.4). */
export const isCharacter = (key: string): boolean => !key.startsWith('Mod+') && key !== ' ' && key.replace('Shift+', '').length === 1;

/** What a text is after a press that was meant for it; null when the key writes nothing. */
export function typeKey(text: string, { key, ctrlKey, metaKey, altKey }: Press): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  // On many keyboards signs are typed with Alt, or with Ctrl and Alt.
  const isShortcut = (ctrlKey || metaKey) && !altKey;
  return isShortcut || [...key].length !== 1 ? null : text + key;
}
