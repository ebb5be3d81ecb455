import type { SessionTable, UserTable } from './account.ts';
import type { ProgressTable, FavoriteTable } from './learner.ts';
import type { ItemTable, ItemTopicTable, MediaTable, UnitTable } from './library.ts';

export interface Tables {
  item: ItemTable;
  itemTopic: ItemTopicTable;
  unit: UnitTable;
  media: MediaTable;
  progress: ProgressTable;
  favorite: FavoriteTable;
  user: UserTable;
  session: SessionTable;
}
