import type { ReactElement } from 'react';
import type { WorkLink } from '#core/library/work-link.ts';
import { itemPath } from '#web/addresses.ts';
import { KindTag } from '#web/ui/kind.tsx';
import { Row, RowCover, RowList } from '#web/ui/row.tsx';

export interface WorkRowsProps {
  readonly works: readonly WorkLink[];
  readonly className: string;
}

/** Works that a search of the library returned. */
export function WorkRows({ works, className }: WorkRowsProps): ReactElement | null {
  if (works.length === 0) return null;
  return (
    <div className={className}>
      <RowList label="Works of the library">
        {works.map(({ id, kind, title }) => (
          <Row
            key={id}
            to={itemPath({ kind, id })}
            title={title}
            cover={<RowCover kind={kind} title={title} seed={id} />}
            source={<KindTag kind={kind} />}
          />
        ))}
      </RowList>
    </div>
  );
}
