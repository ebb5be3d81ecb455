import type { KeyboardEvent } from 'react';

/** In a text of several lines Enter would begin another one; with Shift it does. */
export function saveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
