import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { findSetting } from '#core/brand/find-setting.ts';
import type { ItemDetail, Page as ApiPage } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { useBrand, useLearner } from '#web/root-data.ts';
import { Button, Signpost, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '../page.tsx';
import { CatalogueItem } from './catalogue-item.tsx';

interface KindCatalogueProps {
  readonly kind: ItemKind;
  readonly title: string;
  readonly lead: string;
  readonly page: ApiPage<ItemDetail>;
}

/** The public page of one kind: every work with its parts, and what may be played. */
export function KindCatalogue({ kind, title, lead, page: { items, nextCursor } }: KindCatalogueProps): ReactElement {
  const learner = useLearner();
  const [search] = useSearchParams();
  return (
    <Page title={title} lead={lead}>
      {items.length === 0 ? (
        <EmptyState
          title="Nothing here yet"
          text="Works appear here as soon as they are added."
          action={<Button to="/showcase">See the whole library</Button>}
        />
      ) : (
        <>
          <Window />
          <ul className="border-b-[1.5px] border-ink">
            {items.map((item, i) => (
              <CatalogueItem key={item.id} item={item} isFirst={i === 0} />
            ))}
          </ul>
          <nav aria-label="Pages" className="mt-6 flex gap-3 empty:hidden">
            {search.has('cursor') ? <Button to={`/${kind}`}>Back to the first</Button> : null}
            {nextCursor ? <Button to={`/${kind}?cursor=${encodeURIComponent(nextCursor)}`}>Next titles</Button> : null}
          </nav>
          {learner ? null : (
            <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
              <p className="max-w-128 text-lg text-ink-2">
                With an account you play all that is open, and your place is kept on every device.
              </p>
              <Signpost to="/register">Start free</Signpost>
            </div>
          )}
        </>
      )}
    </Page>
  );
}

/** What one gets here, and what one hears: whoever runs the site says whose voices they are. */
function Window(): ReactElement {
  const voices = findSetting(useBrand(), 'voices');
  return (
    <div className="mb-9 grid max-w-(--measure) gap-2 text-ink-2">
      <p>
        Samples play right here. With an account you go on in the whole work where you stopped, read along in its text, set bookmarks and
        write notes that come back. Works for members are marked; <TextLink to="/plans">Plans</TextLink> says what opens them.
      </p>
      {voices ? <p>{voices}</p> : null}
    </div>
  );
}
