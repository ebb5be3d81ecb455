import type { NoteEntry } from '#core/notes/note.ts';

export interface WorkNotes {
  readonly work: NoteEntry['work'];
  readonly notes: readonly NoteEntry[];
}

/** Notes that come work by work, each work with its own. */
export function groupByWork(entries: readonly NoteEntry[]): WorkNotes[] {
  const byWork = Map.groupBy(entries, ({ work }) => work.id);
  return [...byWork.values()].flatMap((notes) => (notes[0] ? { work: notes[0].work, notes } : []));
}
