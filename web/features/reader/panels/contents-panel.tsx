import { useEffect, useRef, type ReactElement } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ContentsEntry } from '../engine/book-view.ts';
import { PanelFrame } from './panel-frame.tsx';

export interface ContentsPanelProps {
  readonly contents: readonly ContentsEntry[];
  /** Index of the chapter on the screen; -1 before the first. */
  readonly current: number;
  readonly onGo: (entry: ContentsEntry) => void;
  readonly onClose: () => void;
}

/** The chapters, with the one on the screen. */
export function ContentsPanel({ contents, current, onGo, onClose }: ContentsPanelProps): ReactElement {
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'center' });
    here.current?.focus({ preventScroll: true });
  }, []);
  return (
    <PanelFrame title="Contents" onClose={onClose}>
      {contents.length === 0 ? (
        <EmptyState title="No contents" text="This book does not say what is in it. The line at the lower edge leads anywhere." />
      ) : (
        <ol className="reader-list">
          {contents.map((entry, i) => (
            <li key={`${i} ${entry.href}`}>
              <button
                ref={i === current ? here : undefined}
                type="button"
                aria-current={i === current ? 'location' : undefined}
                data-depth={Math.min(entry.depth, 3)}
                onClick={() => onGo(entry)}
                className="reader-entry"
              >
                <span className="min-w-0 flex-1">{entry.title}</span>
                <span className="text-sm text-ink-3 tabular-nums">{Math.round(entry.fraction * 100)}%</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </PanelFrame>
  );
}
