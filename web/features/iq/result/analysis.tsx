import { useId, type ReactElement } from 'react';
import type { IqAnalysis } from '#core/iq/analysis/analysis.ts';
import { withoutTooShort } from '#core/iq/report/describe-sitting.ts';
import { itemPath } from '#web/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Row, RowCover, RowList } from '#web/ui/row.tsx';
import type { WordedAnalysis } from './use-worded-analysis.ts';

export interface AnalysisProps {
  readonly worded: WordedAnalysis;
  /** What tells of the score is left out. */
  readonly isHidden: boolean;
}

/** What the numbers say in words, and what helps, whatever they are. */
export function Analysis({ worded, isHidden }: AnalysisProps): ReactElement {
  const { analysis } = worded;
  return (
    <>
      <section aria-labelledby="analysis">
        <SectionHead id="analysis" title="What the numbers say" meta={describeSource(analysis)} rule />
        <Wording {...worded} />
        {isHidden ? (
          <p className="text-ink-2">Left out while your score is hidden.</p>
        ) : (
          <div className="iqr-insight">
            <p>{analysis.personalizedInsight}</p>
            {analysis.motivationalMessage === '' ? null : <p>{analysis.motivationalMessage}</p>}
          </div>
        )}
      </section>
      <div className="iqr-pairs">
        {isHidden ? null : (
          <>
            <Said title="Strengths" sentences={withoutTooShort(analysis.cognitiveStrengths)} />
            <Said title="To work on" sentences={withoutTooShort(analysis.developmentAreas)} />
          </>
        )}
        <Said title="Ways to get better at such tasks" sentences={analysis.improvementStrategies} />
        <Said title="Next steps" sentences={analysis.nextSteps} />
        <Said title="How anybody learns better" sentences={[analysis.learningStyleAnalysis].filter((text) => text !== '')} />
        <Said title="Finding work that suits you" sentences={analysis.careerRecommendations} />
        <Works works={analysis.works} />
      </div>
    </>
  );
}

const describeSource = ({ source, model }: IqAnalysis): string =>
  source === 'ai' ? `Written by ${model ?? 'an AI service'}` : 'Worked out from your numbers';

function Wording({ isBeingWorded, failure, stop }: WordedAnalysis): ReactElement {
  return (
    <div role="status" className="iqr-wording iqr-screen">
      {isBeingWorded ? (
        <>
          <p>An AI service is putting this in words. What was worked out from your numbers stands meanwhile.</p>
          <Button size="sm" onClick={stop}>
            Stop
          </Button>
        </>
      ) : failure === null ? null : (
        <p>The AI service did not word it ({failure.replace(/\.$/, '')}). This was worked out from your numbers.</p>
      )}
    </div>
  );
}

function Said({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }): ReactElement | null {
  const id = useId();
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} rule className="mb-1" />
      <ul className="divide-y divide-line">
        {sentences.map((sentence) => (
          <li key={sentence} className="py-2.5 text-pretty wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Works({ works }: Pick<IqAnalysis, 'works'>): ReactElement | null {
  const id = useId();
  if (works.length === 0) return null;
  return (
    <section aria-labelledby={id} className="iqr-screen">
      <SectionHead id={id} title="In the library" rule className="mb-1" />
      <RowList label="Works of the library">
        {works.map((work) => (
          <Row
            key={work.id}
            to={itemPath(work)}
            title={work.title}
            cover={<RowCover kind={work.kind} title={work.title} seed={work.id} />}
            source={
              <>
                <KindTag kind={work.kind} /> <MembersBadge access={work.access} />
              </>
            }
          />
        ))}
      </RowList>
    </section>
  );
}
