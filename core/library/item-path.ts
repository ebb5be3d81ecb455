import { KIND_SEGMENT, type ItemKind } from './kind.ts';

/** The address of a work's page in the app. */
export function itemPath({ kind, id }: { kind: ItemKind; id: string }): string {
  return kind === 'podcast' ? `/podcasts/${id}/episodes` : `/${KIND_SEGMENT[kind]}/${id}`;
}
