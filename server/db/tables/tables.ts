import type { SessionTable, UserTable } from './account.ts';
import type { FavoriteTable, LearnerSettingsTable, NoteTable, ProgressTable } from './learner.ts';
import type { ItemTable, ItemTopicTable, MediaTable, UnitTable } from './library.ts';

export interface Tables {
  item: ItemTable;
  itemTopic: ItemTopicTable;
  unit: UnitTable;
  media: MediaTable;
  progress: ProgressTable;
  favorite: FavoriteTable;
  note: NoteTable;
  learnerSettings: LearnerSettingsTable;
  user: UserTable;
  session: SessionTable;
}
