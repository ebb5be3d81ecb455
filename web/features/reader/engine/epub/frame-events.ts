import type { PageEvent, SelectedText } from '../book-view.ts';
import { listenForWheel, type WheelActions } from '../text/listen-for-wheel.ts';
import { toWindow } from '../text/page-marks.ts';
import { watchClicks } from '../text/watch-clicks.ts';

/** What the view does with what happens in a frame. */
export interface FrameActions extends WheelActions {
  readonly emit: (event: PageEvent) => void;
  readonly followLink: (doc: Document, link: Element, href: string) => void;
  readonly findMark: (x: number, y: number) => string | undefined;
  /** A tap on the page; `x` in CSS pixels of the window. */
  readonly tap: (x: number) => void;
  /** Whether a tap there turns the page, whatever it is on. */
  readonly isSide: (x: number) => boolean;
  readonly isCover: () => boolean;
  readonly locate: (range: Range) => SelectedText;
}

const SELECTION_WAIT_MS = 150;
const XLINK = 'http://www.w3.org/1999/xlink';

/** Listens in a book's frame, whose own scripts do not run, on behalf of the page around it. */
export function listenInFrame(doc: Document, actions: FrameActions): void {
  const mayTurn = watchClicks(doc);
  doc.addEventListener('click', (event) => pressed(doc, event, { ...actions, mayTurn: mayTurn(event) }));
  doc.addEventListener('auxclick', (event) => event.preventDefault());
  doc.addEventListener('submit', (event) => event.preventDefault());
  doc.addEventListener('keydown', (event) => actions.emit({ type: 'key', event }));
  listenForSelection(doc, actions);
  listenForWheel(doc, actions);
}

function pressed(doc: Document, event: MouseEvent, actions: FrameActions & { readonly mayTurn: boolean }): void {
  const { emit, followLink, findMark, tap, mayTurn } = actions;
  const target = event.target as Element;
  const link = target.closest('a, area');
  const href = link?.getAttribute('href') ?? link?.getAttributeNS(XLINK, 'href');
  if (link && href != null) {
    event.preventDefault();
    followLink(doc, link, href);
    return;
  }
  if (doc.getSelection()?.isCollapsed === false) return;
  const box = toWindow(doc, new DOMRect(event.clientX, event.clientY, 0, 0));
  const mark = findMark(event.clientX, event.clientY);
  const picture = target.closest('img');
  if (mark !== undefined) emit({ type: 'markPressed', id: mark, box });
  else if (picture?.src && !actions.isSide(box.x) && !actions.isCover()) emit({ type: 'image', url: picture.src, alt: picture.alt });
  else if (target.closest('audio, video, summary, [data-wide]')) return;
  else if (mayTurn) tap(box.x);
  else emit({ type: 'middle' });
}

function listenForSelection(doc: Document, { emit, locate }: FrameActions): void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  let isSelected = false;
  doc.addEventListener('selectionchange', () => {
    clearTimeout(wait);
    wait = setTimeout(() => {
      const selection = doc.getSelection();
      const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
      if (range && range.toString().trim() !== '') {
        isSelected = true;
        emit({ type: 'selected', selection: locate(range) });
      } else if (isSelected) {
        isSelected = false;
        emit({ type: 'selected', selection: null });
      }
    }, SELECTION_WAIT_MS);
  });
}
