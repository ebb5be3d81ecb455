import { useId, useState, type ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { Day } from '#web/ui/day.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Because, WhyButton } from './said.tsx';

/** From where to where, with the days by which something is to be seen. */
export function PathAhead({
  recommendedPath,
  milestones,
  because,
}: Pick<Assessment, 'recommendedPath' | 'milestones' | 'because'>): ReactElement | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (recommendedPath === '' && milestones.length === 0) return null;
  const hasReasons = because !== null || milestones.some((milestone) => milestone.because.length > 0);
  const why = hasReasons ? (
    <WhyButton of="the path ahead" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={`${id}-path`} />
  ) : null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="The path ahead" more={why} rule className="mb-1" />
      <div id={`${id}-path`} className="plan-path">
        <p className="py-2.5 text-lg text-pretty wrap-anywhere">
          {recommendedPath}
          <Because because={because?.recommendedPath.flat() ?? []} isOpen={isOpen} />
        </p>
        <ol className="milestones">
          {milestones.map((milestone) => (
            <li key={`${milestone.on} ${milestone.text}`} className="milestone">
              <Day on={milestone.on} className="font-semibold" />
              <p className="text-pretty wrap-anywhere">
                {milestone.text}
                <Because because={milestone.because} isOpen={isOpen} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
