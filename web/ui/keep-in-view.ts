/** Part of the height above and below which the spoken line is brought back, and where it then stands. */
const HIGHEST = 0.08;
const LOWEST = 0.7;
const RESTING = 0.22;
/** Further than this many heights is a jump, not reading on: gliding there would take long and blur. */
const FAR = 2;
/** Lines that were never shown have only a guessed height until they are, so a jump looks again, for this many frames. */
const SETTLING_FRAMES = 6;

/** How far the scroller has to go; 0 when the target is comfortably in view. */
function findWay(scroller: HTMLElement, target: Element): number {
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = target.getBoundingClientRect();
  const isInView = top >= box.top + box.height * HIGHEST && bottom <= box.top + box.height * LOWEST;
  return isInView ? 0 : top - box.top - box.height * RESTING;
}

/** Goes there at once. Scrolls only the scroller, never the page. */
export function jumpIntoView(scroller: HTMLElement, target: Element, framesLeft = SETTLING_FRAMES): void {
  scroller.scrollBy({ top: findWay(scroller, target), behavior: 'instant' });
  if (framesLeft > 0 && target.isConnected) requestAnimationFrame(() => jumpIntoView(scroller, target, framesLeft - 1));
}

/** Glides to what is near, and jumps to what is far or when motion is not wanted. */
export function keepInView(scroller: HTMLElement, target: Element): void {
  const way = findWay(scroller, target);
  if (way === 0) return;
  const isNear = Math.abs(way) < scroller.clientHeight * FAR;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isNear && !isStill) scroller.scrollBy({ top: way, behavior: 'smooth' });
  else jumpIntoView(scroller, target);
}
