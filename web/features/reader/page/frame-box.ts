/** A box inside of a book's frame, in CSS pixels of the window. */
export function boxInWindow(document: Document | null, box: DOMRect): DOMRect {
  const frame = document?.defaultView?.frameElement?.getBoundingClientRect();
  return frame ? new DOMRect(box.x + frame.x, box.y + frame.y, box.width, box.height) : box;
}

/** Where the text on the screen begins and ends. */
export function shownBox(shown: readonly Range[]): DOMRect | null {
  const [first] = shown;
  return first ? boxInWindow(first.startContainer.ownerDocument, first.getBoundingClientRect()) : null;
}
