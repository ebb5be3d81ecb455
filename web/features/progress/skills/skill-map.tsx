import { Fragment, type ReactElement } from 'react';
import { hashText } from '#core/random.ts';
import type { SkillPlace } from '#core/evidence/skill-places.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { Neatline } from '#web/ui/drawn/map-figure.tsx';
import { SkillEvidence } from './skill-evidence.tsx';
import { SkillIslet } from './skill-islet.tsx';
import { describeEvidence } from './stage-words.ts';
import { StoneKey } from './stone-key.tsx';

export interface SkillMapProps {
  readonly places: readonly SkillPlace[];
  readonly chosen: SkillId | null;
  readonly onChoose: (id: SkillId) => void;
}

const MOST_COLUMNS = 5;
/** Islets of one row lie higher and lower, and beside the middle of their names, each always the same. */
const LIFTS = 5;
const DRIFTS = 3;

/** A chart of the skills as islands. What a place holds opens below its row; arrow keys go from place to place. */
export function SkillMap({ places, chosen, onChoose }: SkillMapProps): ReactElement {
  return (
    <div className="skill-chart">
      <Neatline />
      <StoneKey />
      <fieldset className="skill-grid" data-most={Math.min(MOST_COLUMNS, places.length)}>
        <legend className="sr-only">Your skills</legend>
        {places.map((place) => (
          <Fragment key={place.record.id}>
            <SkillChoice place={place} isChosen={place.record.id === chosen} onChoose={() => onChoose(place.record.id)} />
            {place.record.id === chosen ? (
              <div className="skill-plate plate">
                <SkillEvidence place={place} />
              </div>
            ) : null}
          </Fragment>
        ))}
      </fieldset>
    </div>
  );
}

interface SkillChoiceProps {
  readonly place: SkillPlace;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SkillChoice({ place, isChosen, onChoose }: SkillChoiceProps): ReactElement {
  const { record, isPlanned } = place;
  const hash = hashText(record.id);
  return (
    <label className="skill-choice" data-lift={hash % LIFTS} data-drift={Math.floor(hash / LIFTS) % DRIFTS}>
      <input type="radio" name="skill" value={record.id} checked={isChosen} onChange={onChoose} className="sr-only" />
      <SkillIslet seed={record.id} counts={record} isPlanned={isPlanned} />
      <span className="skill-name">{record.name}</span>
      <span className="skill-says">
        {describeEvidence(record)}
        {isPlanned ? ', in your plan' : ''}
      </span>
    </label>
  );
}
