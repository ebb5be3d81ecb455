export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  /** A word is being put together from several keys, as for Japanese. */
  readonly isComposing: boolean;
  /** Safari ends the putting together before it tells of the key; then only this says so. */
  readonly keyCode: number;
}

/** What browsers give for a key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * What a key does in the field for a message. On touch screens Enter begins a line: there is no Shift at hand, and a button
 * beside the field.
 */
export function readComposerKey({ key, shiftKey, isComposing, keyCode }: PressedKey, isTouch: boolean): 'send' | 'leave' | null {
  if (isComposing || keyCode === TAKEN_BY_INPUT_METHOD) return null;
  if (key === 'Escape') return 'leave';
  return key === 'Enter' && !shiftKey && !isTouch ? 'send' : null;
}
