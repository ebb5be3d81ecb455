import { NavLink, useLocation } from 'react-router';
import { NAV_GROUPS, type NavEntry } from '#web/navigation.ts';
import { Blaze } from '#web/ui/kind.tsx';

/** Detail pages count as part of their list, wherever their address begins. */
const BELONGS: Readonly<Record<string, string>> = { ebooks: '/reading', episodes: '/podcasts' };

export function NavList({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const section = BELONGS[pathname.split('/')[1] ?? ''];
  return (
    <nav aria-label="Main" className="nav-list">
      {NAV_GROUPS.map((group) => (
        <ul key={group.label} aria-label={group.label} className="nav-group">
          {group.entries.map((entry) => (
            <li key={entry.to}>
              <NavLink
                to={entry.to}
                end={entry.end ?? false}
                {...(onNavigate ? { onClick: onNavigate } : {})}
                className={({ isActive }) => (isActive || section === entry.to ? 'nav-entry is-on' : 'nav-entry')}
                title={entry.label}
              >
                <NavSign entry={entry} />
                <span className="nav-label">{entry.label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function NavSign({ entry }: { entry: NavEntry }) {
  if (entry.icon) return <entry.icon size={18} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <span className="nav-blaze">
      <Blaze kind={entry.kind} size={13} />
    </span>
  );
}
