import type { ReactElement } from 'react';
import type { BookPlace } from '#core/reader/place-offer.ts';
import { ReaderNotice } from './page/reader-notice.tsx';
import type { Reader } from './use-reader.ts';

/** What the reader is asked or told, one line at a time. */
export function ReaderNotices({ reader }: { readonly reader: Reader }): ReactElement | null {
  const { book, keeping, aloud, turn } = reader;
  const { failedChapter } = book.state;
  if (failedChapter) {
    const name = failedChapter.title === '' ? 'This chapter' : `“${failedChapter.title}”`;
    return (
      <ReaderNotice
        action={{ label: 'Next chapter', onAction: () => turn('forward') }}
        onClose={() => book.dispatch({ type: 'dismissFailure' })}
      >
        {name} cannot be shown. The rest of the book can be read.
      </ReaderNotice>
    );
  }
  if (aloud.goToVoice) {
    return (
      <ReaderNotice action={{ label: 'Back to the voice', onAction: aloud.goToVoice }} onClose={aloud.stayHere}>
        The voice has gone on.
      </ReaderNotice>
    );
  }
  if (keeping.offer === null) return null;
  return (
    <ReaderNotice action={{ label: 'Go there', onAction: reader.acceptOffer }} onClose={keeping.dismissOffer}>
      {describeOffer(keeping.offer)}
    </ReaderNotice>
  );
}

function describeOffer(offer: BookPlace): string {
  const percent = Math.round((offer.type === 'read' ? offer.locator.fraction : offer.fraction) * 100);
  if (offer.type === 'heard') return `You have listened on, to about ${percent}%.`;
  const chapter = offer.type === 'read' && offer.locator.chapter !== '' ? ` in “${offer.locator.chapter}”` : '';
  return `You have read on another device: to ${percent}%${chapter}.`;
}
