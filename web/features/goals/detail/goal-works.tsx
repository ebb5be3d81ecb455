import type { ReactElement } from 'react';
import type { GoalWork } from '#core/goals/goal.ts';
import { itemPath } from '#web/addresses.ts';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Row, RowCover, RowList } from '#web/ui/row.tsx';

/** Works whose end brings the goal nearer, with how far each is. */
export function GoalWorks({ works }: { readonly works: readonly GoalWork[] }): ReactElement {
  return (
    <section aria-labelledby="works">
      <SectionHead id="works" title="From the library" rule className="mb-1" />
      <RowList label="From the library">
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
            aside={describeFraction(work)}
            actions={
              <Button size="sm" to={itemPath(work)} aria-label={`${verbOf(work)}: ${work.title}`}>
                {verbOf(work)}
              </Button>
            }
          />
        ))}
      </RowList>
    </section>
  );
}

const verbOf = ({ fraction, isFinished }: GoalWork): string => (isFinished ? 'Open' : fraction > 0 ? 'Continue' : 'Start');

function describeFraction({ fraction, isFinished }: GoalWork): string {
  if (isFinished) return 'Finished';
  return fraction > 0 ? `${Math.max(1, Math.round(fraction * 100))}%` : 'Not begun';
}
