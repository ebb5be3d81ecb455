import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { OpenedBook, ShownPlace } from '../engine/book-view.ts';
import { BookRidge } from './book-ridge.tsx';
import { minutesWords, pageWords, percentWords, placeWords } from './place-words.ts';

export interface ReaderFootProps {
  readonly itemId: string;
  readonly book: OpenedBook;
  readonly place: ShownPlace;
  readonly onGo: (fraction: number) => void;
  /** Left out when no jump was made lately. */
  readonly onGoBack?: (() => void) | undefined;
}

/** Where the reader is: on the elevation of the book, and in figures. */
export function ReaderFoot({ itemId, book, place, onGo, onGoBack }: ReaderFootProps): ReactElement {
  const { fraction } = place.locator;
  return (
    <footer className="reader-foot">
      <BookRidge
        seed={itemId}
        fraction={fraction}
        contents={book.contents}
        valueText={placeWords(place)}
        step={1 / (place.page?.of ?? 100)}
        onGo={onGo}
      />
      <div className="reader-figures">
        <span>{pageWords(place)}</span>
        {onGoBack ? (
          <button type="button" onClick={onGoBack} className="reader-back">
            <Undo2 size={15} aria-hidden="true" />
            Back to where you were
          </button>
        ) : (
          <span className="reader-minutes">{minutesWords(place)}</span>
        )}
        <span>{percentWords(place)}</span>
      </div>
    </footer>
  );
}
