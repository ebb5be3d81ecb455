import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { ITEM_KINDS, KIND_SEGMENT } from '#core/library/kind.ts';
import { WorkNotes } from '#web/features/notes/work-notes.tsx';
import { useItemTrail } from '#web/features/trail/use-item-trail.ts';
import { pageMeta } from '#web/page-meta.ts';
import { workTitle } from '#web/page-titles.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { AboutPeople } from './about-people.tsx';
import { About } from './about.tsx';
import { CourseFinished } from './course-finished.tsx';
import { DetailCover, DetailLayout } from './detail-layout.tsx';
import { Facts } from './facts.tsx';
import { Film } from './film.tsx';
import { LockedNote } from './locked-note.tsx';
import { WorkHead } from './work-head.tsx';
import { WorkParts } from './work-parts.tsx';

/** The first segment of the address says the kind: this page serves all five. */
const load = ({ api, params, url }: LoadInput) => {
  const segment = url.pathname.split('/')[1];
  return api.getItem(ITEM_KINDS.find((kind) => KIND_SEGMENT[kind] === segment) ?? 'course', params.id ?? '');
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<ItemDetail>((item) => (item ? workTitle(item) : 'Library'));

export default function Work(): ReactElement {
  const item = useLoaderData<typeof loader>();
  const trail = useItemTrail(item);
  const head = (
    <>
      <WorkHead item={item} trail={trail} />
      <LockedNote item={item} />
    </>
  );
  const more = (
    <>
      <WorkNotes key={item.id} itemId={item.id} />
      <About kind={item.kind} html={item.html} />
      <AboutPeople people={item.people} />
    </>
  );
  if (item.kind === 'video') {
    return (
      <Film key={item.id} item={item} trail={trail} head={head}>
        {more}
      </Film>
    );
  }
  return (
    <DetailLayout cover={<DetailCover item={item} />} facts={<Facts item={item} />}>
      {head}
      {item.kind === 'course' && trail.isFinished ? <CourseFinished item={item} /> : null}
      <WorkParts item={item} trail={trail} />
      {more}
    </DetailLayout>
  );
}
