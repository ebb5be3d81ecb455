import type { ReactElement } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { SkillRecord } from '#core/evidence/skill-record.ts';
import { conversationPath } from '#web/coach-addresses.ts';
import { EvidenceChoice } from '#web/features/coach/evidence-choice.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** Words that may show the skill, and count as nothing until the learner has said so. */
export function WaitingEvidence({ waiting }: Pick<SkillRecord, 'waiting'>): ReactElement {
  const { revalidate } = useRevalidator();
  return (
    <section aria-label="Waiting for your word">
      <h4>Waiting for your word</h4>
      <ul className="divide-y divide-line">
        {waiting.map(({ id, conversationId, at, source, quote }) => (
          <li key={id} className="py-2.5">
            <Link to={conversationPath(conversationId)} className="text-link font-[560] wrap-anywhere">
              {source}
            </Link>
            <blockquote className="skill-quote">“{quote}”</blockquote>
            <Moment atMs={Date.parse(at)} className="text-sm text-ink-3" />
            <EvidenceChoice id={id} conversationId={conversationId} quote={quote} state="proposed" onAnswered={revalidate} />
          </li>
        ))}
      </ul>
    </section>
  );
}
