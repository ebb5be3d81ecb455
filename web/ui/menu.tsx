import { cloneElement, useState, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';

type Code = typeof import('./menu-code.tsx');
let code: Code | null = null;

/** Without a connection later, menus still open. */
export async function fetchMenuCode(): Promise<void> {
  code = await import('./menu-code.tsx');
}

export interface MenuProps {
  /** A button; it gets the menu's behaviour. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly align?: 'start' | 'center' | 'end';
  /** Keeps the menu dark, for triggers in a night region. */
  readonly night?: boolean;
}

/** A button with a menu. What the menu is made of is fetched when the button is pointed at or focused; a press before that is not lost. */
export function Menu(props: MenuProps): ReactElement {
  const [by, setBy] = useState<'pointer' | 'key' | null>(null);
  if (by !== null && code) return <code.OpenedMenu by={by} {...props} />;
  const fetchAhead = (): void => void fetchMenuCode().catch(() => undefined);
  const open = (how: 'pointer' | 'key'): void =>
    void fetchMenuCode().then(
      () => setBy(how),
      () => undefined,
    );
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    // A key's press is told as a click without one.
    onClick: ({ detail }: MouseEvent) => open(detail === 0 ? 'key' : 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open('key');
    },
  });
}

export interface MenuItemProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  /** Makes the row a link. */
  readonly to?: string;
  /** A key that does the same. */
  readonly shortcut?: string;
  readonly tone?: 'plain' | 'bad';
  readonly disabled?: boolean;
  /** For steps that are taken several times. */
  readonly staysOpen?: boolean;
}

// Drawn in menus alone, and so only when the code is here.
export const MenuItem = (props: MenuItemProps): ReactElement | null => (code ? <code.MenuItem {...props} /> : null);
export const MenuSeparator = (): ReactElement | null => (code ? <code.MenuSeparator /> : null);

export interface MenuChoiceProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
}

export const MenuChoice = <Value extends string>(props: MenuChoiceProps<Value>): ReactElement | null =>
  code ? <code.MenuChoice {...props} /> : null;
