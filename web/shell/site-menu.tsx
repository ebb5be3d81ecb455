import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { NavLink } from 'react-router';
import { useBrand, useLearner } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { COURSE_LINKS, PAGE_LINKS, type SiteLink } from './site-links.ts';

/** The header's links on small screens, behind one button. */
export function SiteMenu(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const brand = useBrand();
  const learner = useLearner();
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-2 ml-auto grid size-11 place-items-center rounded-2 hover:bg-hover lg:hidden"
      >
        <MenuIcon size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Drawer open={isOpen} onOpenChange={setOpen} label="Menu" side="right">
        <div className="flex min-h-16 items-center justify-between pr-3 pl-6">
          <Logo brand={brand} />
          <button
            type="button"
            aria-label="Close the menu"
            onClick={close}
            className="grid size-11 place-items-center rounded-2 text-ink-2 hover:bg-hover"
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Site" className="px-3 pt-4 pb-6 text-lg">
          <MenuLinks links={[{ to: '/', label: 'Home' }]} onFollow={close} />
          <p id="site-menu-courses" className="mt-3 border-t border-line px-3 pt-4 pb-1 text-sm text-ink-3">
            Courses
          </p>
          <MenuLinks links={COURSE_LINKS} onFollow={close} labelledBy="site-menu-courses" />
          <div className="mt-3 border-t border-line pt-3">
            <MenuLinks links={PAGE_LINKS} onFollow={close} />
          </div>
        </nav>
        <div className="mt-auto grid gap-3 border-t border-line px-6 py-6">
          {learner ? (
            <Button variant="ink" to="/discover" onClick={close}>
              Dashboard
            </Button>
          ) : (
            <>
              <Button variant="ink" to="/login" onClick={close}>
                Get Started
              </Button>
              <Button to="/login" onClick={close}>
                Sign In
              </Button>
            </>
          )}
        </div>
      </Drawer>
    </>
  );
}

interface MenuLinksProps {
  readonly links: readonly SiteLink[];
  readonly onFollow: () => void;
  readonly labelledBy?: string;
}

function MenuLinks({ links, onFollow, labelledBy }: MenuLinksProps): ReactElement {
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            onClick={onFollow}
            className="relative flex min-h-11 items-center rounded-2 px-3 font-[540] text-ink-2 hover:bg-hover aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-1 aria-[current=page]:before:bg-accent"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
