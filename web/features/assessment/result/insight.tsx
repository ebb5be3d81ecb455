import { useId, useState, type ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { Because, WhyButton } from './said.tsx';
import { splitInsight } from './split-insight.ts';

/** What the lead has no room for, and the answers that it and the headline come from. */
export function Insight({ aiInsight, because }: Pick<Assessment, 'aiInsight' | 'because'>): ReactElement | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { rest } = splitInsight(aiInsight);
  if (rest === '' && because === null) return null;
  return (
    <div id={id} className="plan-insight">
      {rest === '' ? null : <p>{rest}</p>}
      {because ? (
        <>
          <WhyButton of="this headline and what it says" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={id} />
          <Because because={[because.headline, ...because.aiInsight].flat()} isOpen={isOpen} />
        </>
      ) : null}
    </div>
  );
}
