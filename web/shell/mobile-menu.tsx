import { X } from 'lucide-react';
import { useBrand } from '#web/root-data.ts';
import { NavList } from '#web/shell/nav-list.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Logo } from '#web/ui/logo.tsx';

/** The sidebar on phones and small tablets: slides in from the left. */
export function MobileMenu({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const brand = useBrand();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} label="Menu" side="left" className="px-3 pb-4">
      <div className="sidebar-head">
        <Logo brand={brand} />
        <IconButton label="Close menu" onClick={() => onOpenChange(false)}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <NavList onNavigate={() => onOpenChange(false)} />
    </Drawer>
  );
}
