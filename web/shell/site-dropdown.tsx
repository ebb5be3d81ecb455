import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { NavLink } from 'react-router';
import type { SiteLink } from './site-links.ts';

interface SiteDropdownProps {
  readonly label: string;
  readonly links: readonly SiteLink[];
  readonly isCurrent: boolean;
  readonly className: string;
}

/** Links behind a button (a disclosure, not a menu: they stay links). Escape and leaving it close it. */
export function SiteDropdown({ label, links, isCurrent, className }: SiteDropdownProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // The keys are those of the button and the links within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {label}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <ul id={listId} hidden={!isOpen} className="absolute top-full left-0 z-(--z-popover) min-w-44 rounded-2 bg-sheet p-1.5 shadow-2">
        {links.map(({ to, label: name }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={() => setOpen(false)}
              className="flex min-h-11 items-center rounded-2 px-3 font-[540] hover:bg-hover aria-[current=page]:text-accent-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
