import { ALargeSmall, Search } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { TranscriptFind } from './transcript-find.tsx';
import { useTextSize } from './use-text-size.ts';
import type { TranscriptSearch } from './use-transcript-search.ts';

export interface TranscriptBarProps {
  readonly heading: ReactNode;
  readonly search: TranscriptSearch;
}

/** What stands over the lines: a heading with the tools, or the field to search in them. */
export function TranscriptBar({ heading, search }: TranscriptBarProps): ReactElement {
  const { size, next } = useTextSize();
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = search.words !== null;
  const wasOpen = useRef(isOpen);

  // The field had the focus, and is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className="flex min-h-14 flex-none items-center gap-1 border-b border-line py-1.5 pr-3 pl-7 max-md:pl-5">
      {isOpen ? (
        <TranscriptFind search={search} />
      ) : (
        <>
          <div className="min-w-0 flex-1">{heading}</div>
          <IconButton ref={opener} label="Search the transcript" tooltipSide="left" onClick={() => search.setWords('')}>
            <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Text size: ${size}`} tooltipSide="left" onClick={next}>
            <ALargeSmall size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}
