import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAppearance } from '#web/appearance.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** Takes effect at once, in this browser. */
export function ProfileAppearance(): ReactElement {
  const { choice, choose } = useAppearance();
  return (
    <section aria-labelledby="appearance">
      <SectionHead id="appearance" title="Appearance" meta="in this browser" rule />
      <Segmented
        label="Appearance"
        value={choice}
        onChange={choose}
        options={[
          { value: 'light', label: 'Light', icon: <Sun size={16} strokeWidth={1.75} aria-hidden="true" /> },
          { value: 'dark', label: 'Dark', icon: <Moon size={16} strokeWidth={1.75} aria-hidden="true" /> },
          { value: 'system', label: 'System', icon: <Monitor size={16} strokeWidth={1.75} aria-hidden="true" /> },
        ]}
      />
    </section>
  );
}
