import { writeCoverSeed } from '#core/drawing/cover-seed.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { mediaUrl } from '#core/library/media-url.ts';
import type { SummaryRow } from './items.ts';

/* The units of the others are read and heard as one work. */
const HAS_COVERS_OF_UNITS: Record<ItemKind, boolean> = { course: false, audiobook: false, podcast: true, video: true, ebook: false };

type Dealt = Pick<SummaryRow, 'id' | 'kind' | 'coverNumber' | 'unitCount'>;

/** What is drawn for a work, or for one of its units: an episode is seen as another stretch of its show's country. */
export function dealtSeed({ id, kind, coverNumber, unitCount }: Dealt, unit?: { position: number }): string {
  const shift = unit && HAS_COVERS_OF_UNITS[kind] && unitCount > 1 ? unit.position : 0;
  return writeCoverSeed({ id, number: coverNumber, shift });
}

/** The picture of a work or of one of its units: the operator's for all of them, or drawn. */
export function presentCover(
  item: Dealt & Pick<SummaryRow, 'coverMediaId'>,
  unit?: { position: number },
): { thumbnail_url: string; coverSeed: string | null } {
  if (item.coverMediaId) return { thumbnail_url: mediaUrl(item.coverMediaId), coverSeed: null };
  const coverSeed = dealtSeed(item, unit);
  return { thumbnail_url: `/covers/${item.kind}/${coverSeed}.svg`, coverSeed };
}
