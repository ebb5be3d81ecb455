import { Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { DEFAULT_EMAIL, DEFAULT_NAME, initialsOf } from '#core/account/learner.ts';
import { useAppearance } from '#web/appearance.ts';
import { signOut } from '#web/features/account/sign-out.ts';
import { openCommands } from '#web/features/commands/command-dialog.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { useBrand, useLearner } from '#web/root-data.ts';
import { ThemePicker } from '#web/shell/theme-picker.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useToast } from '#web/ui/toast.tsx';

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const brand = useBrand();
  return (
    <header className="top-bar">
      <span className="only-phone">
        <IconButton label="Open menu" onClick={onOpenMenu}>
          <MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
      <Link to="/discover" className="only-phone" aria-label={`${brand.name}, to the dashboard`}>
        <Logo brand={brand} size={26} />
      </Link>
      <Form action="/discover/all" role="search" className="top-search">
        <Search size={17} strokeWidth={1.75} aria-hidden="true" />
        <input type="search" name="q" aria-label="Search the library" placeholder="Search titles, people and topics" />
        <PaletteHint />
      </Form>
      <span className="grow" />
      <span className="only-phone">
        <IconButton label="Find a work or a command" onClick={() => openCommands('palette')}>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
      {import.meta.env.DEV ? <ThemePicker /> : null}
      <AppearanceButton />
      <UserMenu />
    </header>
  );
}

/** The key that opens the quick way to any work; for the eye only, since the list of shortcuts names it. */
function PaletteHint() {
  const hasShortcuts = usePlayer((state) => state.settings.hasShortcuts);
  if (!hasShortcuts) return null;
  return (
    <kbd aria-hidden="true" className="rounded-1 border border-line-2 px-1.75 py-1 font-ui text-xs/none font-medium pointer-coarse:hidden">
      /
    </kbd>
  );
}

function AppearanceButton() {
  const { choose } = useAppearance();
  const switchAppearance = () => choose(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
  return (
    <IconButton label="Switch between day and night" onClick={switchAppearance}>
      <Moon className="dark:hidden" size={18} strokeWidth={1.75} aria-hidden="true" />
      <Sun className="hidden dark:block" size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

function UserMenu() {
  const learner = useLearner();
  const toast = useToast();
  const [isLeaving, setLeaving] = useState(false);
  const name = learner?.name || DEFAULT_NAME;
  const email = learner?.email || DEFAULT_EMAIL;
  const leave = () => {
    setLeaving(true);
    signOut(learner?.id ?? null).catch(() => {
      setLeaving(false);
      toast.show({ text: 'Not signed out. Check your connection.', tone: 'bad' });
    });
  };
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="me" aria-label={`Account: ${name}`}>
          <span className="avatar">{initialsOf(name)}</span>
        </button>
      }
    >
      <div className="me-card">
        <b>{name}</b>
        <span>{email}</span>
      </div>
      <MenuSeparator />
      <MenuItem to="/notes">Notes and highlights</MenuItem>
      <MenuItem to="/profile">Your Profile</MenuItem>
      <MenuItem to="/settings">Settings</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={leave} disabled={isLeaving}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
