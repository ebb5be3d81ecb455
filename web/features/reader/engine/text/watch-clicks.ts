/**
 * Tells which clicks may turn the page. A mouse marks words, with a double click or along a line, so on words it turns
 * nothing: it turns beside them. Of clicks in quick succession the first decides, as a turn brings other words under the pointer.
 * Fingers and pens mark words by a long press, so their taps turn anywhere.
 */
export function watchClicks(room: Document | HTMLElement): (click: MouseEvent) => boolean {
  let isMouse = false;
  let turns = true;
  room.addEventListener('pointerdown', (event) => void (isMouse = (event as PointerEvent).pointerType === 'mouse'));
  room.addEventListener('mousedown', (event) => {
    const { detail, target } = event as MouseEvent;
    if (detail < 2) turns = !isMouse || !hasWords(target as Element);
    // The browser would mark a word of the page that was turned to.
    else if (isMouse && turns) event.preventDefault();
  });
  // What keys or other aids press has no press before it, and counts no clicks.
  return ({ detail }) => detail === 0 || turns;
}

/** Words of its own, rather than those of paragraphs in it. */
const hasWords = ({ childNodes }: Element): boolean =>
  Array.from(childNodes).some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
