import { useState, type ReactElement } from 'react';
import { newestPlace, type SkillPlace } from '#core/evidence/skill-places.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { SkillMap } from './skill-map.tsx';
import { SkillTable } from './skill-table.tsx';
import { useSkillView, type SkillView } from './use-skill-view.ts';

const VIEWS: readonly { value: SkillView; label: string }[] = [
  { value: 'map', label: 'Map' },
  { value: 'table', label: 'Table' },
];

/** The map of skills, or the same as a table. Which skill is open is of both. */
export function SkillsSection({ places }: { readonly places: readonly SkillPlace[] }): ReactElement {
  const { view, choose } = useSkillView();
  const [chosen, setChosen] = useState<SkillId | null>(newestPlace(places)?.record.id ?? null);
  return (
    <div className="skills">
      <Segmented label="Show skills as" options={VIEWS} value={view} onChange={choose} className="mb-4" />
      {view === 'map' ? (
        <SkillMap places={places} chosen={chosen} onChoose={setChosen} />
      ) : (
        <SkillTable places={places} chosen={chosen} onChoose={setChosen} />
      )}
    </div>
  );
}
