import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly count?: number; readonly content: ReactNode }[];
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value) => void;
  readonly className?: string | undefined;
}

const LIST = 'relative flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]';
const TAB =
  'tab-line relative min-h-11 flex-none py-2.5 font-[560] whitespace-nowrap text-ink-3 hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink';

/** Parts of one page. All panels but the open one are left out of the page. */
export function Tabs<Value extends string>({ label, tabs, value, defaultValue, onChange, className }: TabsProps<Value>): ReactElement {
  const control = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value };
  return (
    <Base.Root {...control} onValueChange={(next: Value) => onChange?.(next)} className={className}>
      <Base.List aria-label={label} activateOnFocus className={LIST}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={TAB}>
            {tab.label}
            {tab.count === undefined ? null : <span className="ml-1.5 text-sm font-normal text-ink-3 tabular-nums">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
