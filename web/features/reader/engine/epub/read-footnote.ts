/** What a note keeps of its markup; all else gives only its words. */
const KEPT = new Set([
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'br', 'em', 'i', 'strong', 'b', 'sub', 'sup', 'cite', 'q', 'code', 'small'],
]);
/** Nothing of these is shown, not even their words. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'form',
  'input',
  'button',
  'select',
  'textarea',
]);
const MAX_LETTERS = 5000;

const typesOf = (element: Element): string =>
  `${element.getAttributeNS('http://www.idpf.org/2007/ops', 'type') ?? ''} ${element.getAttribute('role') ?? ''}`;

/** Whether a link leads to a note that is read beside the page: the book says so, or it is a raised number. */
export function isNoteReference(link: Element): boolean {
  const types = typesOf(link);
  if (/\b(?:doc-)?(?:noteref|biblioref|glossref)\b/.test(types)) return true;
  if (/backlink/.test(types)) return false;
  const isRaised = link.closest('sup') !== null || link.querySelector('sup') !== null;
  return isRaised && (link.textContent ?? '').trim().length <= 6;
}

/** A note as HTML that can do nothing; null when there is nothing to read. */
export function readFootnote(target: Element): string | null {
  const note = target.closest('aside, li, dd, p, td') ?? target;
  // A reference that only leads to the top of a page is a link like any other.
  if (note.localName === 'body' || (note.textContent ?? '').length > MAX_LETTERS) return null;
  const clean = document.implementation.createHTMLDocument('').createElement('div');
  copyInto(clean, note);
  return clean.textContent?.trim() ? clean.innerHTML : null;
}

function copyInto(into: Element, from: Element): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) into.append(child.textContent ?? '');
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const element = child as Element;
    const name = element.localName.toLowerCase();
    if (DROPPED.has(name) || /backlink/.test(typesOf(element))) continue;
    if (!KEPT.has(name)) {
      copyInto(into, element);
      continue;
    }
    const copy = into.ownerDocument.createElement(name);
    into.append(copy);
    copyInto(copy, element);
  }
}
