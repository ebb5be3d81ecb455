import { Fragment, type ReactElement } from 'react';
import type { SkillPlace } from '#core/evidence/skill-places.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { SKILL_STAGES } from '#core/skills/skills.ts';
import { Moment } from '#web/ui/moment.tsx';
import { SkillEvidence } from './skill-evidence.tsx';
import { describeMarked, STAGE_NAME } from './stage-words.ts';
import { StageSign } from './stone-mark.tsx';

export interface SkillTableProps {
  readonly places: readonly SkillPlace[];
  readonly chosen: SkillId | null;
  readonly onChoose: (id: SkillId | null) => void;
}

const COLUMNS = SKILL_STAGES.length + 3;

/** The same as the chart, in words and figures. */
export function SkillTable({ places, chosen, onChoose }: SkillTableProps): ReactElement {
  return (
    // A wide table is scrolled in its own frame, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Table of skills" tabIndex={0} className="overflow-x-auto">
      <table className="skill-table">
        <caption className="sr-only">Your skills and how often each was learned, practised and shown</caption>
        <thead>
          <tr>
            <th scope="col">Skill</th>
            {SKILL_STAGES.map((stage) => (
              <th key={stage} scope="col">
                <StageSign stage={stage} />
                {STAGE_NAME[stage]}
              </th>
            ))}
            <th scope="col">Plan</th>
            <th scope="col">Newest</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <Fragment key={place.record.id}>
              <SkillLine place={place} isOpen={place.record.id === chosen} onChoose={onChoose} />
              {place.record.id === chosen ? (
                <tr>
                  <td colSpan={COLUMNS}>
                    <SkillEvidence place={place} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SkillLineProps {
  readonly place: SkillPlace;
  readonly isOpen: boolean;
  readonly onChoose: (id: SkillId | null) => void;
}

function SkillLine({ place: { record, isPlanned }, isOpen, onChoose }: SkillLineProps): ReactElement {
  const newest = record.evidence[0];
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onChoose(isOpen ? null : record.id)}
          className="text-link min-h-11 text-start"
        >
          {record.name}
        </button>
      </th>
      {SKILL_STAGES.map((stage) => (
        <td key={stage}>
          {record[stage]}
          {stage === 'learned' && record.marked > 0 ? <small className="block text-ink-3">{describeMarked(record)}</small> : null}
        </td>
      ))}
      <td>{isPlanned ? 'in your plan' : ''}</td>
      <td>{newest ? <Moment atMs={Date.parse(newest.at)} /> : 'none yet'}</td>
    </tr>
  );
}
