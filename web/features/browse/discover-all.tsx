import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { countOf } from '#core/words.ts';
import { filterCalls } from '#web/api/filter-calls.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryList } from './library-list.tsx';
import { isFiltered, readLibraryQuery } from './library-query.ts';
import { PAGE_SIZE } from './use-library-pages.ts';

const load = async ({ api, url }: LoadInput) => {
  const query = readLibraryQuery(url.searchParams);
  const [first, topics, skills] = await Promise.all([
    api.listItems({ ...query, limit: PAGE_SIZE }),
    filterCalls(api).listTopics(query.kind),
    filterCalls(api).listSkillCounts(query.kind),
  ]);
  return { query, first, topics: topics.items, skills: skills.items };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta('Library');

export default function DiscoverAll(): ReactElement {
  const { query, first, topics, skills } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead title="Library" meta={isFiltered(query) ? `${countOf(first.total, 'work')} found` : countOf(first.total, 'work')} />
      <LibraryFilters query={query} topics={topics} skills={skills} isEverything />
      <LibraryList
        query={query}
        first={first}
        label="Works"
        empty={{
          title: 'The library is empty',
          text: 'Courses, audiobooks, podcasts, crash courses and ebooks appear here as soon as they are added.',
        }}
      />
    </div>
  );
}
