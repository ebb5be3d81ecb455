import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { sayCorrection } from '#core/library/list-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { commandDialog, openCommands, setTyped, type CommandDialogProps } from './command-dialog.ts';
import { COMMANDS } from './commands.ts';
import { KeyCaps } from './key-caps.tsx';
import { describeFound, findCommands, hasNone, libraryGroups, type PaletteEntry, type PaletteGroup } from './palette-entries.ts';
import { useFound, type Found } from './use-found.ts';

const MAX_LETTERS = 200;

/* At the upper edge: on a phone the lower half belongs to the keyboard. */
const POPUP =
  'floating fixed inset-x-0 top-0 z-(--z-dialog) flex max-h-[min(34rem,100dvh)] flex-col rounded-b-3 bg-sheet text-ink shadow-3 outline-none md:top-[12dvh] md:mx-auto md:max-h-[min(34rem,76dvh)] md:w-140 md:max-w-[calc(100vw-2rem)] md:rounded-3';

/** The quick way to any command and any work. */
export default function Palette({ isOpen, getContext }: CommandDialogProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? undefined : openCommands(null))}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim z-(--z-dialog)" />
        <Dialog.Popup aria-label="Find a work or a command" initialFocus={input} className={POPUP}>
          <Finder getContext={getContext} inputRef={input} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface FinderProps extends Pick<CommandDialogProps, 'getContext'> {
  readonly inputRef: React.RefObject<HTMLInputElement | null>;
}

function Finder({ getContext, inputRef }: FinderProps): ReactElement {
  // What can be done is what could be done when it was opened: a list must not move under a finger.
  const [context] = useState(getContext);
  const text = useStore(commandDialog, ({ typed }) => typed);
  const typed = text.trim();
  const found = useFound(typed, context.isSignedIn);
  const commands = findCommands(COMMANDS, typed, context);
  const groups: PaletteGroup[] = typed === '' || hasNone(found) ? commands : [...commands, ...libraryGroups(found, typed)];
  const choose = (entry: PaletteEntry): void => {
    openCommands(null);
    // As it is by now, after the dialog.
    entry.run(getContext());
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      itemToStringValue={(entry: PaletteEntry) => entry.label}
      autoHighlight="always"
      keepHighlight
      value={text}
      onValueChange={(next, { reason }) => (reason === 'item-press' ? undefined : setTyped(next.slice(0, MAX_LETTERS)))}
    >
      <div className="flex items-center gap-3 border-b border-line pr-2 pl-5">
        <Search size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />
        <Autocomplete.Input
          ref={inputRef}
          aria-label="Find a work or a command"
          placeholder="A work, a place, something to do"
          maxLength={MAX_LETTERS}
          enterKeyHint="go"
          className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-3"
        />
        <Dialog.Close aria-label="Close" className="grid size-11 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover">
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </Dialog.Close>
      </div>
      {found.correctedTo === null || hasNone(found) || typed === '' ? null : (
        <p className="px-5 pt-3 text-sm text-ink-2 wrap-anywhere">{sayCorrection(typed, found.correctedTo)}</p>
      )}
      <Autocomplete.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain px-2 py-2 outline-none data-empty:hidden">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="not-first:mt-2">
            <Autocomplete.GroupLabel className="px-3 pt-1.5 pb-1 text-sm text-ink-3">{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: PaletteEntry) => <Line key={entry.id} entry={entry} onChoose={choose} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {hasNone(found) && groups.length === 0 ? (
        <EmptyState
          title="Nothing fits"
          text="Fewer or other words may find it. All works stand in the library."
          action={
            <Button to="/discover/all" onClick={() => openCommands(null)}>
              See the whole library
            </Button>
          }
          className="overflow-y-auto pb-6"
        />
      ) : null}
      <FoundStatus
        found={found}
        hasLines={groups.length > 0}
        text={describeFound(
          found,
          commands.reduce((sum, { items }) => sum + items.length, 0),
        )}
      />
    </Autocomplete.Root>
  );
}

interface LineProps {
  readonly entry: PaletteEntry;
  readonly onChoose: (entry: PaletteEntry) => void;
}

function Line({ entry, onChoose }: LineProps): ReactElement {
  const { item, place, keys } = entry;
  return (
    <Autocomplete.Item
      value={entry}
      onClick={() => onChoose(entry)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-2 px-3 py-1.5 outline-none select-none data-highlighted:bg-hover forced-colors:data-highlighted:outline-2"
    >
      {item ? (
        <Cover
          kind={item.kind}
          title={item.title}
          seed={item.coverSeed}
          imageUrl={item.thumbnail_url}
          text="none"
          className="aspect-square size-9"
        />
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="block font-[540] wrap-anywhere">{entry.label}</span>
        {item ? (
          <span className="block text-sm text-ink-3">
            <KindTag kind={item.kind} />
            <span>, {place ? item.title : item.author}</span>
            {place?.time ? <span className="tabular-nums">, said at {place.time}</span> : null}
          </span>
        ) : null}
        {place ? <span className="line-clamp-2 text-sm text-ink-2">{place.words}</span> : null}
      </span>
      {keys === undefined ? null : (
        <span className="pointer-coarse:hidden">
          <KeyCaps keys={keys} />
        </span>
      )}
    </Autocomplete.Item>
  );
}

interface FoundStatusProps {
  readonly found: Found;
  readonly text: string;
  readonly hasLines: boolean;
}

/** How the search of the library is going; silent while there is nothing to say. */
function FoundStatus({ found, text, hasLines }: FoundStatusProps): ReactElement {
  const { status, retry } = found;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-2.5 text-sm text-ink-3">
      {status === 'failed' ? (
        <>
          <FieldError>The library could not be searched.</FieldError>
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </>
      ) : null}
      <Autocomplete.Status>{text}</Autocomplete.Status>
      {hasLines ? (
        <span className="ml-auto pointer-coarse:hidden" aria-hidden="true">
          Arrow keys to choose, Enter to open
        </span>
      ) : null}
    </div>
  );
}
