import type { ReactElement } from 'react';
import type { ItemList } from '#core/library/catalogue.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { countOf } from '#core/words.ts';
import { filterCalls } from '#web/api/filter-calls.ts';
import type { LoadInput } from '#web/screen.ts';
import { Blaze } from '#web/ui/kind.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { LibraryFilters, type LibraryFiltersProps } from './library-filters.tsx';
import { LibraryList } from './library-list.tsx';
import { isFiltered, readLibraryQuery, type LibraryQuery } from './library-query.ts';
import { PAGE_SIZE } from './use-library-pages.ts';

interface KindListData {
  readonly kind: ItemKind;
  readonly query: LibraryQuery;
  readonly first: ItemList;
  readonly topics: LibraryFiltersProps['topics'];
  readonly skills: LibraryFiltersProps['skills'];
}

/** `load` of the list of one kind. */
export const loadKind =
  (kind: ItemKind) =>
  async ({ api, url }: LoadInput): Promise<KindListData> => {
    const query = { ...readLibraryQuery(url.searchParams), kind, q: undefined };
    const [first, topics, skills] = await Promise.all([
      api.listItems({ ...query, limit: PAGE_SIZE }),
      filterCalls(api).listTopics(kind),
      filterCalls(api).listSkillCounts(kind),
    ]);
    return { kind, query, first, topics: topics.items, skills: skills.items };
  };

/** The kind is the page, so it is no filter here. */
const withoutKind = ({ topic, skill, length, sort }: LibraryQuery): LibraryQuery => ({ topic, skill, length, sort });

export function KindList({ kind, query, first, topics, skills }: KindListData): ReactElement {
  const { one, many, list } = KIND_WORDS[kind];
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead
        title={
          <span className="inline-flex items-baseline gap-3">
            <Blaze kind={kind} size={22} />
            {list}
          </span>
        }
        meta={countOf(first.total, one.toLowerCase())}
      />
      <LibraryFilters query={withoutKind(query)} topics={topics} skills={skills} />
      <LibraryList
        query={query}
        first={first}
        label={list}
        isNarrowed={isFiltered(withoutKind(query))}
        empty={{ title: `No ${many.toLowerCase()} yet`, text: `${list} appear here as soon as they are added to the library.` }}
      />
    </div>
  );
}
