import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  readonly label: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** The element that is explained; it has to carry its own accessible name. */
  readonly children: ReactElement<Record<string, unknown>>;
}

export function Tooltip({ label, side = 'top', children }: TooltipProps): ReactElement {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={500} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-(--z-tip)">
          <Base.Popup className="floating max-w-64 rounded-1 bg-ink px-2.25 py-1.25 text-sm text-on-ink">{label}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Wrap a tool bar: after the first tooltip its neighbours show at once. */
export function TooltipGroup({ children }: { readonly children: ReactNode }): ReactElement {
  return <Base.Provider delay={500}>{children}</Base.Provider>;
}
