import { Fragment, type ReactElement } from 'react';
import type { ItemSummary, Page } from '#core/library/catalogue.ts';
import { countOf } from '#core/words.ts';
import { itemPath } from '#web/addresses.ts';
import type { Api } from '#web/api/client.ts';
import { TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';

/** So many say what kind of works they are. */
const SHOWN = 5;

export type MembersList = Pick<Page<ItemSummary>, 'items' | 'total'>;

export const loadMembersWorks = (api: Api): Promise<MembersList> => api.listItems({ access: 'members', sort: 'title', limit: SHOWN });

export interface MembersWorksProps {
  readonly works: MembersList;
  readonly className?: string;
}

/** What a plan for members opens today. Nothing while there is nothing. */
export function MembersWorks({ works: { items, total }, className }: MembersWorksProps): ReactElement | null {
  if (total === 0) return null;
  const rest = total - items.length;
  return (
    <p className={classes('text-ink-2', className)}>
      {countOf(total, 'work')} for members today:{' '}
      {items.map((item, i) => (
        <Fragment key={item.id}>
          {i > 0 ? ', ' : ''}
          <TextLink to={itemPath(item)}>{item.title}</TextLink>
        </Fragment>
      ))}
      {rest > 0 ? ` and ${rest} more` : ''}.
    </p>
  );
}
