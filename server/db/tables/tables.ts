import type { AccountTable, ClosedAccountTable, PasskeyTable, SessionTable, UserTable, VerificationTable } from './account.ts';
import type { AssessmentTable } from './assessment.ts';
import type { CoachFactTable, CoachMessageTable, CoachTurnTable, ConversationTable, GoalTable, RecordTable } from './coach.ts';
import type { ContactMessageTable } from './contact.ts';
import type { CollectionItemTable, CollectionTable, PersonNameTable, PersonTable } from './curation.ts';
import type { IqResponseTable, IqSittingTable } from './iq.ts';
import type { FavoriteTable, LearnerSettingsTable, NoteTable, ProgressTable } from './learner.ts';
import type { LetterTable } from './letter.ts';
import type { FormerUnitTable, ItemSkillTable, ItemTable, ItemTopicTable, LibraryVersionTable, MediaTable, UnitTable } from './library.ts';
import type { OpenCheckoutTable, PaymentEventTable, ReceiptTable, SubscriptionTable } from './payment.ts';
import type { RateWindowTable } from './rate-window.ts';
import type { SkillEvidenceTable } from './skill.ts';
import type {
  CertificateTable,
  QuizAttemptTable,
  ReviewAnswerTable,
  ReviewCardTable,
  StudyTimeTable,
  WithdrawnCertificateTable,
} from './study.ts';

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
  libraryVersion: LibraryVersionTable;
  progress: ProgressTable;
  favorite: FavoriteTable;
  note: NoteTable;
  learnerSettings: LearnerSettingsTable;
  skillEvidence: SkillEvidenceTable;
  studyTime: StudyTimeTable;
  quizAttempt: QuizAttemptTable;
  reviewCard: ReviewCardTable;
  reviewAnswer: ReviewAnswerTable;
  certificate: CertificateTable;
  withdrawnCertificate: WithdrawnCertificateTable;
  user: UserTable;
  session: SessionTable;
  closedAccount: ClosedAccountTable;
  account: AccountTable;
  passkey: PasskeyTable;
  verification: VerificationTable;
  conversation: ConversationTable;
  coachMessage: CoachMessageTable;
  coachTurn: CoachTurnTable;
  coachFact: CoachFactTable;
  record: RecordTable;
  goal: GoalTable;
  assessment: AssessmentTable;
  iqSitting: IqSittingTable;
  iqResponse: IqResponseTable;
  contactMessage: ContactMessageTable;
  letter: LetterTable;
  subscription: SubscriptionTable;
  receipt: ReceiptTable;
  openCheckout: OpenCheckoutTable;
  paymentEvent: PaymentEventTable;
  rateWindow: RateWindowTable;
}
