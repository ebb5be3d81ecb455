import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { useMedia } from '#web/ui/use-media.ts';
import type { BookView, ShownPlace } from './engine/book-view.ts';
import { ContentsPanel } from './panels/contents-panel.tsx';
import { NotesPanel } from './panels/notes-panel.tsx';
import { SearchPanel } from './panels/search-panel.tsx';
import { SettingsPanel } from './panels/settings-panel.tsx';
import type { Reader } from './use-reader.ts';

export interface ReaderPanelsProps {
  readonly item: ItemDetail;
  readonly reader: Reader;
  readonly view: BookView;
  readonly place: ShownPlace;
}

/** The panel that is open, if any. */
export function ReaderPanels({ item, reader, view, place }: ReaderPanelsProps): ReactElement | null {
  const { panel, togglePanel, form, notes } = reader;
  const isWide = useMedia('(width >= 48rem)');
  const close = (): void => togglePanel(null);

  /** A sheet lies over the page that it leads to. */
  function go(target: Parameters<Reader['jump']>[0]): void {
    if (!isWide) close();
    reader.jump(target);
  }

  switch (panel) {
    case 'contents':
      return <ContentsPanel contents={view.book.contents} current={place.entry} onGo={({ href }) => go({ href })} onClose={close} />;
    case 'search':
      return <SearchPanel view={view} query={reader.query} onQuery={reader.setQuery} onGo={({ locator }) => go(locator)} onClose={close} />;
    case 'notes':
      return (
        <NotesPanel itemId={item.id} notes={notes} onGo={({ at }) => go(at)} onEdit={(note) => reader.write({ note })} onClose={close} />
      );
    case 'settings':
      return <SettingsPanel form={form} isFixedLayout={view.book.isFixedLayout} onClose={close} />;
    case null:
      return null;
  }
}
