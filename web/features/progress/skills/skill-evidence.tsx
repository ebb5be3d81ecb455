import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SkillPlace } from '#core/evidence/skill-places.ts';
import type { SkillEvidence as Evidence } from '#core/evidence/skill-record.ts';
import { SKILL_STAGES } from '#core/skills/skills.ts';
import { itemPath } from '#web/addresses.ts';
import { conversationPath, goalPath } from '#web/coach-addresses.ts';
import { Moment } from '#web/ui/moment.tsx';
import { PlanOfSkill } from './plan-of-skill.tsx';
import { MARKED_NAME, STAGE_NAME } from './stage-words.ts';
import { MarkSign, StageSign } from './stone-mark.tsx';
import { WaitingEvidence } from './waiting-evidence.tsx';
import { WhatIsNext } from './what-is-next.tsx';

/** What is behind a place of the chart: each piece of evidence with its day and words, what the plan says, and what would be new. */
export function SkillEvidence({ place }: { readonly place: SkillPlace }): ReactElement {
  const { name, description, evidence, waiting, ...counts } = place.record;
  const total = SKILL_STAGES.reduce((sum, stage) => sum + counts[stage], counts.marked);
  // A short list shares its column, so that neither is half empty.
  const isShort = evidence.length < 2;
  return (
    <section aria-label={name} className="skill-evidence">
      <header>
        <h3>{name}</h3>
        <p className="text-ink-2">{description}</p>
      </header>
      <div className="grid content-start gap-3">
        {evidence.length === 0 ? (
          <p className="text-ink-2">Nothing here yet. What you go through, practise and say leaves its stones.</p>
        ) : (
          <ul className="divide-y divide-line">
            {evidence.map((one) => (
              <EvidenceRow key={`${one.stage} ${one.isMarked} ${one.at} ${one.source}`} evidence={one} />
            ))}
          </ul>
        )}
        {total > evidence.length ? (
          <p className="mt-2 text-sm text-ink-3">
            The newest {evidence.length} of {total}.
          </p>
        ) : null}
        {waiting.length > 0 ? <WaitingEvidence waiting={waiting} /> : null}
        {isShort ? <PlanOfSkill place={place} /> : null}
      </div>
      <div className="grid content-start gap-4">
        {isShort ? null : <PlanOfSkill place={place} />}
        <WhatIsNext place={place} />
      </div>
    </section>
  );
}

function EvidenceRow({ evidence: { stage, source, from, quote, at, isMarked = false } }: { readonly evidence: Evidence }): ReactElement {
  return (
    <li className="flex gap-3 py-2.5">
      {isMarked ? <MarkSign className="mt-1.25" /> : <StageSign stage={stage} className="mt-1.25" />}
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="text-ink-2">{isMarked ? MARKED_NAME : STAGE_NAME[stage]}: </span>
          <Link to={pathTo(from)} className="text-link font-[560]">
            {source}
          </Link>
        </p>
        {quote === undefined ? null : <blockquote className="skill-quote">“{quote}”</blockquote>}
        <Moment atMs={Date.parse(at)} className="text-sm text-ink-3" />
      </div>
    </li>
  );
}

function pathTo(from: Evidence['from']): string {
  if ('work' in from) return itemPath(from.work);
  return 'goalId' in from ? goalPath(from.goalId) : conversationPath(from.conversationId);
}
