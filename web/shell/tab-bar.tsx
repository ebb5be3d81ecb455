import { Bookmark, Compass, Heart, MessageCircle, Mountain, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';

const TABS: readonly { to: string; label: string; name?: string; icon: LucideIcon; end?: boolean }[] = [
  { to: '/discover', label: 'Dashboard', icon: Compass, end: true },
  { to: '/discover/all', label: 'Library', icon: Bookmark },
  { to: '/ai-career', label: 'Coach', name: 'AI Career Coach', icon: MessageCircle },
  { to: '/progress', label: 'Progress', icon: Mountain },
  { to: '/favorites', label: 'Favorites', icon: Heart },
];

export function TabBar() {
  return (
    <nav aria-label="Places" className="tab-bar">
      {TABS.map(({ to, label, name, icon: Icon, end = false }) => (
        <NavLink key={to} to={to} end={end} aria-label={name} className={({ isActive }) => (isActive ? 'tab is-on' : 'tab')}>
          <Icon size={21} strokeWidth={1.75} aria-hidden="true" />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
