import type { BookFault, OpenedBook, PageEvent, SelectedText, ShownPlace } from '../engine/book-view.ts';

type Footnote = Extract<PageEvent, { type: 'footnote' }>;
type Image = Extract<PageEvent, { type: 'image' }>;
type FailedChapter = Extract<PageEvent, { type: 'chapterFailed' }>;

/** A mark that was pressed. */
export interface PressedMark {
  readonly id: string;
  readonly box: DOMRect;
}

/** What the reader shows, as the page has told it. */
export interface BookState {
  readonly phase: 'opening' | 'open' | 'failed';
  readonly fault: BookFault | null;
  readonly book: OpenedBook | null;
  readonly place: ShownPlace | null;
  readonly selection: SelectedText | null;
  readonly pressed: PressedMark | null;
  readonly footnote: Footnote | null;
  readonly image: Image | null;
  readonly outsideUrl: string | null;
  readonly failedChapter: FailedChapter | null;
  /** Null when it is long ago, or none was made. */
  readonly turnsSinceJump: number | null;
  /** On phones they come and go with a tap in the middle of the page. */
  readonly areToolsShown: boolean;
}

export const OPENING: BookState = {
  phase: 'opening',
  fault: null,
  book: null,
  place: null,
  selection: null,
  pressed: null,
  footnote: null,
  image: null,
  outsideUrl: null,
  failedChapter: null,
  turnsSinceJump: null,
  areToolsShown: true,
};

export type BookAction =
  | PageEvent
  | { readonly type: 'opened'; readonly book: OpenedBook }
  | { readonly type: 'failed'; readonly fault: BookFault }
  | { readonly type: 'openAgain' }
  /** Whatever lies over the page is put away. */
  | { readonly type: 'dismiss' }
  | { readonly type: 'dismissFailure' };

const NOTHING_OVER = { selection: null, pressed: null, footnote: null, image: null, outsideUrl: null } as const;

export const hasOver = (state: BookState): boolean =>
  (Object.keys(NOTHING_OVER) as (keyof typeof NOTHING_OVER)[]).some((name) => state[name] !== null);

export function reduceBook(state: BookState, action: BookAction): BookState {
  switch (action.type) {
    case 'opened':
      return { ...state, phase: 'open', book: action.book };
    case 'failed':
      return { ...state, ...NOTHING_OVER, phase: 'failed', fault: action.fault };
    case 'openAgain':
      return OPENING;
    case 'shown':
      return takePlace(state, action.place);
    case 'selected':
      return { ...state, ...NOTHING_OVER, selection: action.selection };
    case 'markPressed':
      return { ...state, ...NOTHING_OVER, pressed: { id: action.id, box: action.box } };
    case 'footnote':
      return { ...state, ...NOTHING_OVER, footnote: action };
    case 'image':
      return { ...state, ...NOTHING_OVER, image: action };
    case 'outsideLink':
      return { ...state, ...NOTHING_OVER, outsideUrl: action.url };
    case 'chapterFailed':
      return { ...state, ...NOTHING_OVER, failedChapter: action };
    case 'middle':
      // A tap beside what lies over the page puts that away, and nothing else.
      return hasOver(state) ? { ...state, ...NOTHING_OVER } : { ...state, areToolsShown: !state.areToolsShown };
    case 'dismiss':
      return { ...state, ...NOTHING_OVER };
    case 'dismissFailure':
      return { ...state, failedChapter: null };
    case 'key':
      return state;
  }
}

/** Pages nearer than this were turned to, and not jumped to. */
const JUMP_FRACTION = 0.02;
const JUMP_PAGES = 3;

/** After so many pages nobody wants to go back to where a jump began. */
const JUMP_IS_OLD = 5;

/** What lay over the page was about the one before, unless the same page was laid out anew. */
function takePlace(state: BookState, place: ShownPlace): BookState {
  const before = state.place;
  const isSame = before?.locator.cfi === place.locator.cfi && before.locator.fraction === place.locator.fraction;
  if (isSame) return { ...state, place };
  return { ...state, ...NOTHING_OVER, failedChapter: null, place, turnsSinceJump: countTurns(state, place) };
}

function countTurns({ phase, place: before, turnsSinceJump }: BookState, place: ShownPlace): number | null {
  if (phase !== 'open' || before === null) return null;
  const far = Math.max(JUMP_FRACTION, JUMP_PAGES / (place.page?.of ?? Infinity));
  if (Math.abs(place.locator.fraction - before.locator.fraction) > far) return 0;
  return turnsSinceJump === null || turnsSinceJump >= JUMP_IS_OLD ? null : turnsSinceJump + 1;
}
