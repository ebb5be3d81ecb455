/** What large letters break on a page, in words; run inside the browser, so it may use nothing from outside itself. */
export function findOverflow(): string[] {
  const limit = window.innerWidth + 1;
  const found: string[] = [];
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) found.push(`scrolls sideways by ${beyond} px`);

  // A dialog scrolls by itself, so the page does not know.
  for (const { scrollWidth, clientWidth } of document.querySelectorAll('dialog[open]'))
    if (scrollWidth > clientWidth) found.push(`a dialog scrolls sideways by ${scrollWidth - clientWidth} px`);

  /** Where the letters of the element's own text stand. */
  const lettersOf = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });

  /** Words for the ear, on narrow screens alone. */
  const isClippedAway = (element: Element): boolean =>
    getComputedStyle(element).clipPath === 'inset(50%)' || (element.parentElement !== null && isClippedAway(element.parentElement));

  const named = (element: Element): string => `"${element.textContent?.trim().slice(0, 40)}"`;

  const labels = [...document.querySelectorAll('.tab > span')];
  const boxes = labels.map((label) => lettersOf(label)[0] ?? new DOMRect());
  boxes.forEach((box, i) => {
    const next = boxes[i + 1];
    if (next && box.right >= next.left) found.push(`tab ${named(labels[i] ?? document.body)} runs into the next`);
    if (box.left < 0 || box.right > limit) found.push(`tab ${named(labels[i] ?? document.body)} leaves the screen`);
  });

  for (const element of document.querySelectorAll('h1, h2, h3, p, a, button, label, legend, dt, dd, li, span')) {
    // Shelves and the panel's tabs scroll, drawings have letters of their own, hidden words are for the ear.
    if (element.closest('.shelf, svg, foreignObject, .sr-only, .nav-label, [role=tablist], [data-table], [inert]')) continue;
    const letters = lettersOf(element).filter(({ width, height }) => width > 1 && height > 1);
    const right = Math.max(0, ...letters.map((box) => box.right));
    if (letters.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const isCut = getComputedStyle(element).textOverflow === 'ellipsis';
    if (right > limit && !isCut && !isClippedAway(element))
      found.push(`${named(element)} leaves the screen by ${Math.round(right - limit)} px`);
    const button = element.closest('button, .signpost, a.inline-flex');
    if (!button || isCut) continue;
    const frame = button.getBoundingClientRect();
    if (right > frame.right + 1) found.push(`${named(element)} leaves its button by ${Math.round(right - frame.right)} px`);
  }
  return found;
}
