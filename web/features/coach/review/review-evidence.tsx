import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { EvidenceChoice } from '../evidence-choice.tsx';
import { ReviewPart } from './review-part.tsx';

/** What the session may have shown: each quote with its skill, what would count as shown, and the learner's word on it. */
export function ReviewEvidence({ id, evidence }: Pick<Conversation, 'id' | 'evidence'>): ReactElement {
  return (
    <ReviewPart id="review-evidence" title="What this showed">
      {evidence.length === 0 ? (
        <p className="text-ink-2">Nothing I could quote as evidence this time. The practice counts as practised.</p>
      ) : (
        <ul className="divide-y divide-line">
          {evidence.map((one) => (
            <li key={one.id} className="py-2.5">
              <p className="font-semibold">{SKILLS[one.skill].name}</p>
              <p className="mt-0.5 leading-[1.75] text-ink-2 wrap-anywhere pointer-coarse:leading-8">
                {one.messageId === null ? (
                  `“${one.quote}”`
                ) : (
                  <Link to={`#m-${one.messageId}`} className="text-link">
                    “{one.quote}”
                  </Link>
                )}
              </p>
              <p className="mt-0.5 text-sm text-ink-2">It would count as this: {SKILLS[one.skill].evidence.shown}</p>
              <EvidenceChoice id={one.id} conversationId={id} quote={one.quote} state={one.state} />
            </li>
          ))}
        </ul>
      )}
    </ReviewPart>
  );
}
