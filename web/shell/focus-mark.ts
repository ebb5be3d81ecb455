/** What had the focus, so that it is found again when its page is drawn anew. */
export interface FocusMark {
  readonly tag: string;
  readonly name: string;
  /** Which one of those with this tag and name, in the order of the document. */
  readonly nth: number;
}

/** Ids that React makes are others the next time. */
const MADE_ID = /_r_/i;

/** A link is known by where it leads, since its words may have changed meanwhile; what has none of it, by its words. */
function nameOf(element: Element): string {
  const own = MADE_ID.test(element.id) ? '' : element.id;
  return own || (element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent);
}

const alike = (tag: string, name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name);

export function markFocus(element: HTMLElement): FocusMark {
  const { tagName: tag } = element;
  const name = nameOf(element);
  return { tag, name, nth: alike(tag, name).indexOf(element) };
}

/** Null when it is not there any more. */
export const findMarked = ({ tag, name, nth }: FocusMark): HTMLElement | null => alike(tag, name)[nth] ?? null;
