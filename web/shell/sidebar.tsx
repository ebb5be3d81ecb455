import { PanelLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useBrand } from '#web/root-data.ts';
import { NavList } from '#web/shell/nav-list.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';

export function Sidebar({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const brand = useBrand();
  return (
    <aside className="sidebar" aria-label="Sidebar">
      <div className="sidebar-head">
        <Link to="/discover" className="sidebar-logo" aria-label={`${brand.name}, to the dashboard`}>
          <Logo brand={brand} />
        </Link>
        <IconButton
          label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!isCollapsed}
          onClick={onToggle}
          tooltipSide="right"
        >
          <PanelLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <NavList />
    </aside>
  );
}
