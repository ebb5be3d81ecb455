import { KIND_SEGMENT, type ItemKind } from '#core/library/kind.ts';

/** What Audiobookshelf, Jellyfin and people call the folders of each kind. */
const USUAL_NAMES: readonly (readonly [string, ItemKind])[] = [
  ['audio books', 'audiobook'],
  ['books', 'ebook'],
  ['movies', 'video'],
  ['shows', 'video'],
  ['tv shows', 'video'],
  ['tv', 'video'],
  ['series', 'video'],
];

const KINDS = new Map<string, ItemKind>([
  ...Object.entries(KIND_SEGMENT).map(([kind, segment]): [string, ItemKind] => [segment, kind as ItemKind]),
  ...USUAL_NAMES,
]);

/** The kind whose works lie in a folder of this name; several folders of one kind may stand side by side. */
export function findKind(folder: string): ItemKind | null {
  return KINDS.get(folder.toLowerCase()) ?? null;
}
