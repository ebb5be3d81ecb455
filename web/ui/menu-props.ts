import type { ReactElement, ReactNode } from 'react';

export interface MenuProps {
  /** A button; it gets the menu's behaviour. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly align?: 'start' | 'center' | 'end';
  /** Keeps the menu dark, for triggers in a night region. */
  readonly night?: boolean;
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

export interface MenuChoiceProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
}
