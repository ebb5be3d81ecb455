/** Part of the height below which the spoken line is brought back up, and where it then stands. */
const LOWEST = 0.7;
const HIGHEST = 0.08;
const RESTING = 0.22;
/** Further than this many heights is a jump, not reading on: gliding there would take long and blur. */
const FAR = 2;

/** Scrolls only the scroller, never the page, and only when the target is not comfortably in view. */
export function keepInView(scroller: HTMLElement, target: Element, canGlide: boolean): void {
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = target.getBoundingClientRect();
  if (top >= box.top + box.height * HIGHEST && bottom <= box.top + box.height * LOWEST) return;
  const by = top - box.top - box.height * RESTING;
  const isNear = Math.abs(by) < box.height * FAR;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollBy({ top: by, behavior: canGlide && isNear && !isStill ? 'smooth' : 'instant' });
}

/** Jumps there. Lines that were never shown have only a guessed height until they are, so it looks once more. */
export function jumpIntoView(scroller: HTMLElement, target: Element): void {
  keepInView(scroller, target, false);
  requestAnimationFrame(() => keepInView(scroller, target, false));
}
