import type { ReactElement } from 'react';
import { SKILL_STAGES } from '#core/skills/skills.ts';
import { STAGE_MEANS, STAGE_NAME } from './stage-words.ts';
import { StageSign } from './stone-mark.tsx';

/** What the shapes of the chart stand for, on its plate. */
export function StoneKey(): ReactElement {
  return (
    <ul aria-label="What the signs mean" className="skill-key plate">
      {SKILL_STAGES.map((stage) => (
        <li key={stage}>
          <StageSign stage={stage} />
          <span>
            <b>{STAGE_NAME[stage]}</b>: {STAGE_MEANS[stage]}
          </span>
        </li>
      ))}
      <li>
        <RingSign />
        <span>
          <b>Ringed</b>: your plan points to it
        </span>
      </li>
      <li>
        <ShoreSign />
        <span>
          <b>Dashed</b>: no evidence yet
        </span>
      </li>
    </ul>
  );
}

function RingSign(): ReactElement {
  return (
    <svg viewBox="0 0 26 13" width="26" height="13" aria-hidden="true" className="flex-none">
      <ellipse cx="13" cy="6.5" rx="11.5" ry="5.2" className="skill-ring" />
    </svg>
  );
}

function ShoreSign(): ReactElement {
  return (
    <svg viewBox="0 0 26 13" width="26" height="13" aria-hidden="true" className="flex-none">
      <path d="M2 7q3-6 10-5t12 4q-3 6-11 5.5T2 7z" className="skill-shore" data-known="false" />
    </svg>
  );
}
