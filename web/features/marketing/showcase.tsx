import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { KIND_WORDS, describeSize } from '#core/library/kind-words.ts';
import { ITEM_KINDS, KIND_SEGMENT, type ItemKind } from '#core/library/kind.ts';
import { itemPath } from '#web/addresses.ts';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { useLearner } from '#web/root-data.ts';
import { inBrowser, type LoadInput, onServer } from '#web/screen.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { CoverGrid, ShelfItem } from '#web/ui/shelf.tsx';
import { Page } from './page.tsx';
import { ShownExamples } from './showcase/examples.tsx';

const SHOWN = 24;

const load = async ({ api }: LoadInput) => {
  const [examples, ...kinds] = await Promise.all([
    api.ask('GET /examples'),
    ...ITEM_KINDS.map(async (kind) => {
      const { items, total } = await api.listItems({ kind, limit: SHOWN });
      return { kind, items, total };
    }),
  ]);
  return { examples, kinds };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = pageMeta(
  'Showcase',
  'A plan, an answer to the coach and a test result as examples, and every course, audiobook, podcast, crash course and ebook in the library.',
);

export default function Showcase(): ReactElement {
  const { examples, kinds: all } = useLoaderData<typeof loader>();
  const kinds = all.filter(({ total }) => total > 0);
  return (
    <Page
      title="See for yourself"
      lead="What comes of the assessment, the coach and the test, as examples. Then the whole library, with samples under Podcast, Audiobook and Crash Course that play without an account."
    >
      <ShownExamples {...examples} />
      {kinds.length === 0 ? (
        <EmptyState
          title="The library is being filled"
          text="Works appear here as soon as they are added."
          action={<Button to="/contact">Contact</Button>}
        />
      ) : (
        <div className="grid gap-14">
          {kinds.map((section) => (
            <KindSection key={section.kind} {...section} />
          ))}
        </div>
      )}
    </Page>
  );
}

interface KindSectionProps {
  readonly kind: ItemKind;
  readonly items: readonly ItemSummary[];
  readonly total: number;
}

function KindSection({ kind, items, total }: KindSectionProps): ReactElement {
  const learner = useLearner();
  const more = learner ? `/${kind === 'ebook' ? 'reading' : KIND_SEGMENT[kind]}` : '/register';
  return (
    <section aria-labelledby={kind} className="scroll-mt-6">
      <SectionHead
        id={kind}
        title={KIND_WORDS[kind].many}
        meta={`${total} ${total === 1 ? 'title' : 'titles'}`}
        rule
        more={
          total > items.length ? (
            <TextLink to={more} look="more">
              {learner ? 'See them all' : 'Sign up to see them all'}
            </TextLink>
          ) : undefined
        }
      />
      <CoverGrid kind={kind}>
        {items.map((item) => (
          <ShelfItem
            key={item.id}
            to={learner ? itemPath(item) : '/register'}
            kind={kind}
            title={item.title}
            author={item.author}
            seed={item.coverSeed}
            imageUrl={item.thumbnail_url}
            meta={[item.author, describeSize(item)].filter(Boolean).join(', ')}
            mark={<MembersBadge access={item.access} />}
          />
        ))}
      </CoverGrid>
    </section>
  );
}
