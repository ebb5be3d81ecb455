import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { ReadingTheme } from '#core/reader/reading-defaults.ts';
import { isInDialog } from '#web/features/commands/key-target.ts';
import { classes } from '#web/ui/classes.ts';
import { useSaid } from '#web/ui/use-said.tsx';
import { hasOver } from './book/book-state.ts';
import { BookFaultScreen } from './book/book-fault.tsx';
import { Opening } from './book/opening.tsx';
import { turnWords } from './frame/place-words.ts';
import { ReaderFoot } from './frame/reader-foot.tsx';
import { ReaderTools } from './frame/reader-tools.tsx';
import { MarginNotes } from './marks/margin-notes.tsx';
import { ReadingRuler } from './page/reading-ruler.tsx';
import type { ReadingActions, ReadingCommandName } from './reading-commands.ts';
import { OverPage } from './over-page.tsx';
import { ReaderNotices } from './reader-notices.tsx';
import { ReaderPanels } from './reader-panels.tsx';
import { useReader, type Reader, type ReaderRequest } from './use-reader.ts';
import { useReadingCommands } from './use-reading-commands.ts';

export type ReaderScreenProps = Omit<ReaderRequest, 'frame'>;

/** A book on the whole screen. */
export function ReaderScreen(props: ReaderScreenProps): ReactElement {
  const { item } = props;
  const frame = useRef<HTMLDivElement>(null);
  const reader = useReader({ ...props, frame });
  const { book, panel, form, notes } = reader;
  const { state, view } = book;
  useReadingCommands(actionsOf(reader), (name) => canRun(reader, name));

  return (
    <div
      className={classes('reader', regionOf(form.settings.theme))}
      data-reading={form.settings.theme}
      data-tools={state.areToolsShown || panel !== null ? 'shown' : 'hidden'}
    >
      <ReaderTools
        item={item}
        openPanel={panel}
        onPanel={reader.togglePanel}
        isBookmarked={reader.bookmark !== undefined}
        onBookmark={reader.toggleBookmark}
        aloud={reader.aloud}
        isReady={view !== null}
      />
      <div className="reader-page">
        <div ref={frame} className="reader-frame" data-phase={state.phase} />
        {state.phase === 'opening' ? <Opening /> : null}
        {state.phase === 'failed' && state.fault ? <BookFaultScreen fault={state.fault} item={item} onRetry={book.openAgain} /> : null}
        {view && state.place && form.settings.hasRuler ? <ReadingRuler view={view} place={state.place} settings={form.settings} /> : null}
        <PageTurners reader={reader} />
      </div>
      {view && state.place ? (
        <>
          {form.settings.flow === 'pages' ? (
            <MarginNotes
              view={view}
              place={state.place}
              notes={notes.notes}
              layout={form.settings}
              onPress={(note, box) => book.dispatch({ type: 'markPressed', id: note.id, box })}
            />
          ) : null}
          <ReaderFoot
            itemId={item.id}
            book={view.book}
            place={state.place}
            onGo={(fraction) => reader.jump({ fraction })}
            onGoBack={view.canGoBack && state.turnsSinceJump !== null ? reader.goBack : undefined}
          />
          <ReaderPanels item={item} reader={reader} view={view} place={state.place} />
        </>
      ) : null}
      <OverPage reader={reader} item={item} />
      <ReaderNotices reader={reader} />
      <Announcement reader={reader} />
    </div>
  );
}

/** Sand and Lake are papers of the day. */
const regionOf = (theme: ReadingTheme): 'day' | 'night' | false => (theme === 'auto' ? false : theme === 'night' ? 'night' : 'day');

/** For pointers in the margins, and for whoever cannot press in the page itself. */
function PageTurners({ reader: { book, turn } }: { readonly reader: Reader }): ReactElement | null {
  const { view, state } = book;
  if (view === null || state.place === null) return null;
  const isRightToLeft = view.book.direction === 'rtl';
  const previous = { label: 'Previous page', to: 'back', isOff: state.place.isAtStart } as const;
  const next = { label: 'Next page', to: 'forward', isOff: state.place.isAtEnd } as const;
  const [left, right] = isRightToLeft ? [next, previous] : [previous, next];
  return (
    <>
      {[
        { ...left, side: 'left', Icon: ChevronLeft },
        { ...right, side: 'right', Icon: ChevronRight },
      ].map(({ label, to, isOff, side, Icon }) => (
        <button
          key={side}
          type="button"
          aria-label={label}
          aria-disabled={isOff}
          data-side={side}
          onClick={() => turn(to)}
          className="reader-turn"
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
    </>
  );
}

/** A new chapter is said by its name, a turn within it by its figures alone. */
function Announcement({ reader }: { readonly reader: Reader }): ReactElement {
  const { said, say } = useSaid();
  const { place } = reader.book.state;
  const chapter = place?.locator.chapter ?? '';
  const turned = place === null ? '' : turnWords(place);
  const last = useRef(chapter);
  useEffect(() => {
    say(chapter === last.current ? turned : chapter);
    last.current = chapter;
  }, [chapter, turned, say]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

function actionsOf(reader: Reader): ReadingActions {
  const { book, togglePanel, turn, jump } = reader;
  const { selection } = book.state;
  const isRightToLeft = book.view?.book.direction === 'rtl';
  return {
    forward: () => turn('forward'),
    back: () => turn('back'),
    right: () => turn(isRightToLeft ? 'back' : 'forward'),
    left: () => turn(isRightToLeft ? 'forward' : 'back'),
    toStart: () => jump({ fraction: 0 }),
    toEnd: () => jump({ fraction: 1 }),
    goBack: reader.goBack,
    contents: () => togglePanel('contents'),
    search: () => togglePanel('search'),
    notes: () => togglePanel('notes'),
    settings: () => togglePanel('settings'),
    bookmark: reader.toggleBookmark,
    markNext: () => reader.markByKeys('next'),
    markPrevious: () => reader.markByKeys('previous'),
    markMore: () => reader.markByKeys('more'),
    markParagraph: () => reader.markByKeys('paragraph'),
    highlight: () => reader.highlight(reader.lastColor()),
    note: () => (selection ? reader.write({ selection }) : undefined),
    dismiss: () => (hasOver(book.state) ? reader.dismiss() : togglePanel(null)),
  };
}

const NEEDS_SELECTION: readonly ReadingCommandName[] = ['highlight', 'note', 'markMore', 'markParagraph'];

function canRun({ book, panel }: Reader, name: ReadingCommandName): boolean {
  const { view, state } = book;
  if (view === null) return false;
  // A dialog knows the key by itself.
  if (name === 'dismiss') return (panel !== null || hasOver(state)) && !isInDialog(document.activeElement);
  if (name === 'goBack') return view.canGoBack;
  return !NEEDS_SELECTION.includes(name) || state.selection !== null;
}

/** A book without a file: it was taken out of the library, or is on its way into it. */
export function UnreadableScreen({ item }: { readonly item: ItemDetail }): ReactElement {
  return (
    <div className="reader">
      <ReaderTools item={item} openPanel={null} onPanel={ignore} isBookmarked={false} onBookmark={ignore} isReady={false} />
      <div className="reader-page">
        <BookFaultScreen fault="missing" item={item} onRetry={() => window.location.reload()} />
      </div>
    </div>
  );
}

const ignore = (): void => undefined;
