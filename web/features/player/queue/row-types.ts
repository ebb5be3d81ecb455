import type { PointerEvent } from 'react';
import type { EntryState } from '#core/player/rows/entry-pages.ts';

/** The row's controls by what they do; also their `data-control`, by which focus finds them again. */
export type RowControl = 'play' | 'up' | 'down' | 'remove' | 'lift' | 'menu';

export interface RowHandlers {
  readonly act: (control: Exclude<RowControl, 'menu'>, index: number) => void;
  readonly grab: (event: PointerEvent<HTMLElement>, index: number) => void;
}

export interface RowProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly entry: EntryState;
  /** Where it stands on the way: heard or passed, current, or still to come. */
  readonly state: 'done' | 'now' | 'ahead';
  /** Whether it sounds: the current one only. */
  readonly isActive: boolean;
  /** Clock time, or null when it is not known. */
  readonly startsAt: string | null;
  /** How long it is, or how much of it is left; null when unknown. */
  readonly length: string | null;
  readonly isCarried: boolean;
  /** Large letters in a narrow window: the words wrap. */
  readonly isTight: boolean;
  readonly handlers: RowHandlers;
}
