import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

export interface PlanToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly controls: string;
  /** Its name, where the visible words alone do not say of what. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens a part that paper always shows. */
export function PlanToggle({ isOpen, onToggle, controls, label, children }: PlanToggleProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="plan-toggle plan-screen hover:text-accent-ink"
    >
      {children}
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}
