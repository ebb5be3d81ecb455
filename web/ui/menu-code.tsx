import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import type { MenuChoiceProps, MenuItemProps, MenuProps } from '#web/ui/menu-props.ts';

interface OpenedMenuProps extends MenuProps {
  /** What it was first opened with. */
  readonly by: 'pointer' | 'key';
}

/** A menu from the moment when it is first opened. Its trigger is another element than before, and takes the focus over. */
export function OpenedMenu({ trigger, children, side = 'bottom', align = 'end', night = false, by }: OpenedMenuProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useEffectEvent(() => {
    button.current?.focus({ preventScroll: true });
    // As by keys, which begin at the first row.
    if (by === 'key') button.current?.click();
    else setOpen(true);
  });
  useLayoutEffect(() => open(), []);
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger ref={button} render={trigger} />
      {/* At the end of the body, so it brings the landmark it stands in. */}
      <Base.Portal role="region" aria-label="Menu">
        <Base.Positioner
          // Over a dialog it would move with the page behind, which what brings an item into view still scrolls.
          positionMethod="fixed"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classes('z-(--z-popover) outline-none', night && 'night bg-transparent')}
        >
          <Base.Popup className="floating max-h-(--available-height) w-60 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-2 bg-sheet p-1.5 text-ink shadow-2 outline-1 outline-line">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const ROW =
  'flex min-h-9.5 w-full cursor-pointer items-center gap-3 rounded-1 px-2.5 text-start outline-none select-none data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-11';

export function MenuItem(props: MenuItemProps): ReactElement {
  const { children, icon, onSelect, to, shortcut, tone = 'plain', disabled = false, staysOpen = false } = props;
  const look = classes(ROW, tone === 'bad' && 'text-bad');
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut ? <kbd className="font-ui text-xs text-ink-3">{shortcut}</kbd> : null}
    </>
  );
  if (to !== undefined) {
    return (
      <Base.LinkItem className={look} closeOnClick render={<Link to={to} />}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={look} disabled={disabled} closeOnClick={!staysOpen} {...(onSelect ? { onClick: onSelect } : {})}>
      {content}
    </Base.Item>
  );
}

export function MenuSeparator(): ReactElement {
  return <Base.Separator className="mx-2.5 my-1.5 border-t border-line" />;
}

/** One of several, for example the speed. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>): ReactElement {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-sm text-ink-3">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick className={ROW}>
            <span className="min-w-0 flex-1 tabular-nums">{option.label}</span>
            <Base.RadioItemIndicator className="text-accent-ink">
              <Check size={17} aria-hidden="true" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
