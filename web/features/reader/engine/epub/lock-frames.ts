let isLocked = false;

/**
 * Takes from every frame of this page the right to run scripts. foliate asks for it, because events in such frames do not
 * reach the page in old releases of WebKit; the pages of a book are not worth that risk.
 */
export function lockFrames(): void {
  if (isLocked) return;
  isLocked = true;
  HTMLIFrameElement.prototype.setAttribute = function setAttribute(name, value) {
    Element.prototype.setAttribute.call(this, name, name === 'sandbox' ? value.replace('allow-scripts', '').trim() : value);
  };
}
