import { cloneElement, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import type { MenuChoiceProps, MenuItemProps, MenuProps } from './menu-props.ts';

type Code = typeof import('./menu-code.tsx');
let code: Code | null = null;

/** Without a connection later, menus still open. */
export async function fetchMenuCode(): Promise<void> {
  code = await import('./menu-code.tsx');
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

// Drawn in menus alone, and so only when the code is here.
export const MenuItem = (props: MenuItemProps): ReactElement | null => (code ? <code.MenuItem {...props} /> : null);
export const MenuSeparator = (): ReactElement | null => (code ? <code.MenuSeparator /> : null);

export const MenuChoice = <Value extends string>(props: MenuChoiceProps<Value>): ReactElement | null =>
  code ? <code.MenuChoice {...props} /> : null;
