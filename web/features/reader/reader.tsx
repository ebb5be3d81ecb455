import type { ReactElement } from 'react';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isMissing } from '#web/api/api-error.ts';
import { noteCalls } from '#web/api/note-calls.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { ReaderScreen, UnreadableScreen } from './reader-screen.tsx';
import './reader.css';

const load = async ({ api, params, url }: LoadInput) => {
  const noteId = url.searchParams.get('note');
  const [item, { reading }, note] = await Promise.all([
    api.getItem('ebook', params.id ?? ''),
    api.getProfile(),
    noteId === null ? null : noteCalls(api).getNote(noteId).catch(passMissing),
  ]);
  const recording = item.otherEdition && (await api.getItem(item.otherEdition.kind, item.otherEdition.id).catch(passMissing));
  const [unit] = item.units;
  const chapter = url.searchParams.get('chapter');
  return {
    item,
    settings: reading,
    unitId: unit?.id ?? null,
    place: item.progress?.find(({ unitId }) => unitId === unit?.id) ?? null,
    recording,
    target: note ?? (chapter === null ? null : { chapter }),
  };
};

/** A note that was deleted meanwhile leads into the book nevertheless. */
function passMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((data) => (data ? `Read ${data.item.title}` : 'Book'));

/** The book stays as it was opened when its address is put right. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default function ReaderPage(): ReactElement {
  const { item, unitId, ...start } = useLoaderData<typeof loader>();
  const { fileUrl } = item;
  if (fileUrl === null || unitId === null) return <UnreadableScreen item={item} />;
  return <ReaderScreen key={item.id} item={item} fileUrl={fileUrl} unitId={unitId} {...start} />;
}
