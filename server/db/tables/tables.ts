import type { SessionTable, UserTable } from './account.ts';
import type { AssessmentTable } from './assessment.ts';
import type { CoachMessageTable, CoachTurnTable, ConversationTable, GoalTable, RecordTable } from './coach.ts';
import type { CollectionItemTable, CollectionTable, PersonNameTable, PersonTable } from './curation.ts';
import type { FavoriteTable, LearnerSettingsTable, NoteTable, ProgressTable } from './learner.ts';
import type { FormerUnitTable, ItemSkillTable, ItemTable, ItemTopicTable, MediaTable, UnitTable } from './library.ts';
import type { RateWindowTable } from './rate-window.ts';
import type { SkillEvidenceTable } from './skill.ts';

export interface Tables {
  item: ItemTable;
  itemTopic: ItemTopicTable;
  itemSkill: ItemSkillTable;
  unit: UnitTable;
  formerUnit: FormerUnitTable;
  media: MediaTable;
  person: PersonTable;
  personName: PersonNameTable;
  collection: CollectionTable;
  collectionItem: CollectionItemTable;
  progress: ProgressTable;
  favorite: FavoriteTable;
  note: NoteTable;
  learnerSettings: LearnerSettingsTable;
  skillEvidence: SkillEvidenceTable;
  user: UserTable;
  session: SessionTable;
  conversation: ConversationTable;
  coachMessage: CoachMessageTable;
  coachTurn: CoachTurnTable;
  record: RecordTable;
  goal: GoalTable;
  assessment: AssessmentTable;
  rateWindow: RateWindowTable;
}
