import { giveFocus, pageStart } from './page-focus.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** One of the elements around what has the focus, and what stands before the branch that leads to it. */
interface Surrounding {
  readonly element: Element;
  readonly before: Element | null;
}

interface Held {
  readonly element: HTMLElement;
  /** From the inside out. */
  readonly around: readonly Surrounding[];
  /** It was switched off while it had the focus, for example until something is saved. */
  wasOff: boolean;
}

/**
 * A button that its press takes from the page leaves the focus to what took its place, and one that is switched off gets it
 * back with its being switched on: the focus never falls to the body. This holds for all there is and for all to come.
 */
export function watchLostFocus(): () => void {
  const stop = new AbortController();
  let held: Held | null = null;
  let frame = 0;

  function look(): void {
    frame = 0;
    if (held === null || document.activeElement !== document.body) return;
    const { element, around } = held;
    if (!element.isConnected) {
      held = null;
      giveFocus(successorOf(around));
    } else if (element.matches(':disabled')) held.wasOff = true;
    else if (held.wasOff) giveFocus(element);
    else held = null;
  }
  function lookSoon(): void {
    if (held === null || document.activeElement !== document.body) return;
    // Whoever knows better where the focus belongs has given it by then.
    frame ||= requestAnimationFrame(look);
  }

  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusout', lookSoon, { signal: stop.signal });
  document.addEventListener('focusin', ({ target }) => (held = target instanceof HTMLElement ? hold(target) : null), {
    signal: stop.signal,
  });
  return () => {
    stop.abort();
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}

function hold(element: HTMLElement): Held {
  const around: Surrounding[] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement)
    around.push({ element: inner.parentElement, before: inner.previousElementSibling });
  return { element, around, wasOff: false };
}

/** The next thing to press behind the place of what has gone, else the one before it, as near as there is one. */
function successorOf(around: readonly Surrounding[]): HTMLElement | null {
  const main = document.getElementById('main');
  for (const { element, before } of around) {
    // What is around the page as a whole is no place in it.
    if (element !== main && element.contains(main)) break;
    if (!element.isConnected) continue;
    const all = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => !one.matches(':disabled') && one.checkVisibility());
    const next = all.find((one) => isBehind(one, before)) ?? all.at(-1);
    if (next) return next;
  }
  return pageStart();
}

const isBehind = (element: Element, before: Element | null): boolean =>
  before === null ||
  !before.isConnected ||
  (!before.contains(element) && (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
