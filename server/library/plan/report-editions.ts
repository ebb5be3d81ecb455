import type { ItemKind } from '#core/library/kind.ts';
import { reportUnknownWorks } from '../curation/read-curation.ts';
import type { ProblemLog } from '../problem.ts';
import type { IdentifiedItem } from './assign-ids.ts';
import type { KnownItem } from './known-item.ts';

interface EditionsInput {
  readonly identified: readonly IdentifiedItem[];
  /** Works that stay as they are. */
  readonly kept: readonly KnownItem[];
  readonly ids: ReadonlySet<string>;
  readonly newIds: ReadonlyMap<string, string>;
  readonly problems: ProblemLog;
}

/** Tells of works that are no other edition: none is there, or it is no book. */
export function reportEditions({ identified, kept, ids, newIds, problems }: EditionsInput): void {
  const kinds = new Map<string, ItemKind>([
    ...kept.map(({ id, kind }): [string, ItemKind] => [id, kind]),
    ...identified.map(({ id, content }): [string, ItemKind] => [id, content.kind]),
  ]);
  const references = [
    ...kept.flatMap(({ kind, fullPath, editionOf }) => (editionOf === null ? [] : { kind, file: fullPath, line: null, itemId: editionOf })),
    ...identified.flatMap(({ content: { kind, idFile, editionOf } }) =>
      editionOf === null ? [] : { kind, file: idFile, line: editionOf.line, itemId: editionOf.id },
    ),
  ];
  reportUnknownWorks(references, ids, newIds, problems);
  for (const { kind, file, line, itemId } of references) {
    const pair = [kind, kinds.get(itemId) ?? kind].toSorted().join();
    if (ids.has(itemId) && pair !== 'audiobook,ebook')
      problems.notice(
        file,
        `${itemId} is no other edition of this work.`,
        'Name the audiobook of an ebook, or the ebook of an audiobook.',
        line,
      );
  }
}
