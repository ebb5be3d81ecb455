/** The tokens, for moves that CSS cannot see: rows that React has put elsewhere. */
function timing(): KeyframeAnimationOptions {
  const tokens = getComputedStyle(document.documentElement);
  const time = tokens.getPropertyValue('--t-2');
  return { duration: parseFloat(time) * (time.endsWith('ms') ? 1 : 1000), easing: tokens.getPropertyValue('--ease') };
}

/** From so many pixels below its place to its place. Glides add up: what is on its way may be sent elsewhere and does not jump. */
export function glide(element: Element, fromPx: number): void {
  element.animate({ transform: [`translateY(${fromPx}px)`, 'none'] }, { ...timing(), composite: 'add' });
}

/** Appears in its place. */
export function arrive(element: Element): void {
  element.animate({ opacity: [0, 1] }, timing());
}
