import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { useToast } from '#web/ui/toast.tsx';
import { copyWithSource } from './marks/copy-with-source.ts';
import { MarkCard } from './marks/mark-card.tsx';
import { NoteDialog } from './marks/note-dialog.tsx';
import { SelectionBar } from './marks/selection-bar.tsx';
import { FootnoteCard } from './page/footnote-card.tsx';
import { ImageDialog } from './page/image-dialog.tsx';
import { OutsideLink } from './page/outside-link.tsx';
import type { Reader } from './use-reader.ts';

export interface OverPageProps {
  readonly reader: Reader;
  readonly item: ItemDetail;
}

/** What lies over the page: one thing at a time. */
export function OverPage({ reader, item }: OverPageProps): ReactElement | null {
  const { book, notes, writing, write, dismiss } = reader;
  const { selection, pressed, footnote, image, outsideUrl } = book.state;
  const toast = useToast();

  function copy(words: string): void {
    copyWithSource(words, item).then(
      () => toast.show({ text: 'Copied with its source.', tone: 'good' }),
      () => toast.show({ text: 'Not copied. The browser does not allow it.', tone: 'bad' }),
    );
    dismiss();
  }

  if (writing !== null) {
    const note = 'note' in writing ? writing.note : null;
    return (
      <NoteDialog
        quote={'selection' in writing ? writing.selection.text : (writing.note.quote ?? '')}
        color={note ? (note.color ?? 'yellow') : reader.lastColor()}
        note={note}
        onAdd={(text) => ('selection' in writing ? reader.addNote(writing.selection, text) : Promise.resolve())}
        onSaved={(saved) => notes.put(saved, note?.id ?? saved.id)}
        onClose={() => {
          write(null);
          dismiss();
        }}
      />
    );
  }
  if (selection) {
    return (
      <SelectionBar
        selection={selection}
        lastColor={reader.lastColor()}
        onHighlight={reader.highlight}
        onNote={() => write({ selection })}
        onCopy={() => copy(selection.text)}
        onLookUp={() => reader.lookUp(selection.text)}
        onListen={reader.aloud.listen ?? reader.aloud.listenToRecording}
        onClose={dismiss}
      />
    );
  }
  const note = pressed && notes.notes.find(({ id }) => id === pressed.id);
  if (pressed && note) {
    return (
      <MarkCard
        note={note}
        box={pressed.box}
        onColor={(color) => reader.recolor(note, color)}
        onEdit={() => write({ note })}
        onRemove={() => {
          notes.remove(note);
          dismiss();
        }}
        onClose={dismiss}
      />
    );
  }
  if (footnote) return <FootnoteCard {...footnote} onGo={() => reader.jump({ href: footnote.href })} onClose={dismiss} />;
  if (image) return <ImageDialog {...image} onClose={dismiss} />;
  return outsideUrl === null ? null : <OutsideLink url={outsideUrl} onClose={dismiss} />;
}
