import { cloneElement, type ReactElement } from 'react';

export interface TooltipProps {
  readonly label: string;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** The element that is explained; it has to carry its own accessible name and be positioned. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Repeats an icon's accessible name for the eye. Drawn by the stylesheet alone, so it costs nothing until it is seen. */
export function Tooltip({ label, side = 'top', children }: TooltipProps): ReactElement {
  return cloneElement(children, { 'data-tip': label, 'data-tip-side': side });
}
