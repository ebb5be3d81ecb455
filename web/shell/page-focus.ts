import { isLeaving } from '#web/ui/leaving.ts';

const MAIN = '#main';
const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What somebody is in the middle of, wherever the page goes. */
const IN_USE = 'input, textarea, select, [contenteditable=""], [contenteditable=true], .player, .player-panel, .video-window';

/** No dialog takes longer to fade out and to give back the focus it had taken. */
const HOLD_MS = 500;

/** The dialog or menu around an element, unless it is on its way out. */
export function dialogOf(element: Element | null): Element | null {
  const dialog = element?.closest(DIALOG) ?? null;
  return dialog && isLeaving(dialog) ? null : dialog;
}

export const isInUse = (element: Element | null): boolean => element?.closest(IN_USE) != null;

export const isInPage = (element: Element | null): boolean => element?.closest(MAIN) != null;

/** What a page begins with: the target of the address, else its heading, else the page as a whole. */
export const pageStart = (hash = ''): HTMLElement | null =>
  document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>(`${MAIN} h1`) ?? document.querySelector<HTMLElement>(MAIN);

/** The page stays where it is scrolled to. What cannot be reached with Tab can have the focus from now on. */
export function giveFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  // The heading of a page that was drawn into the one before has it already, and would not be read out.
  element.blur();
  element.focus({ preventScroll: true });
}

/** A shelf that is drawn anew begins at its first cover. */
export function bringIntoShelf(element: HTMLElement): void {
  const shelf = element.closest('.shelf');
  if (!shelf) return;
  const beyondPx = element.getBoundingClientRect().right - shelf.getBoundingClientRect().right;
  if (beyondPx > 0) shelf.scrollBy({ left: beyondPx, behavior: 'instant' });
}

/**
 * Gives the focus. A dialog that led here hands it back to what had opened it when it has faded out: it is taken back then.
 * Whatever the learner does, and a dialog that opens meanwhile, is left alone.
 */
export function holdFocus(element: HTMLElement | null): () => void {
  const isInWay = document.activeElement?.closest(DIALOG) != null;
  giveFocus(element);
  const stop = new AbortController();
  const release = (): void => stop.abort();
  if (!isInWay) return release;
  const { signal } = stop;
  const takeBack = ({ target }: Event): void => {
    if (!(target instanceof Element) || target === element) return;
    if (dialogOf(target)) release();
    else giveFocus(element);
  };
  document.addEventListener('focusin', takeBack, { signal });
  document.addEventListener('keydown', release, { signal, capture: true });
  document.addEventListener('pointerdown', release, { signal, capture: true });
  const timer = window.setTimeout(release, HOLD_MS);
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return release;
}
