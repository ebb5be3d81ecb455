import type { Auth } from './auth.ts';
import type { BrandSource } from './brand/brand-source.ts';
import type { Database } from './db/database.ts';
import type { ItemSearch } from './db/item-search.ts';
import type { MessageSearch } from './db/message-search.ts';
import type { NoteSearch } from './db/note-search.ts';
import type { PassageSearch } from './db/passage-search.ts';
import type { Spelling } from './db/spelling.ts';
import type { Env } from './env.ts';
import type { Delivery } from './letters/post.ts';
import type { LibraryRoot } from './library/roots.ts';
import type { JobRunner } from './library/threads/jobs.ts';
import type { LiveWork } from './live-work.ts';
import type { Painter } from './pictures/painter.ts';
import type { Planner } from './planner/planner.ts';
import type { LanguageModel } from './ports/ai/language-model.ts';
import type { Mailer } from './ports/mail/mailer.ts';
import type { PaymentProvider } from './ports/payment/payment-provider.ts';
import type { ObjectStore } from './ports/storage/object-store.ts';

/** What the rooms of the server share. Made once by `openHouse` and handed down. */
export interface House {
  env: Env;
  /** Folders that content is read from. */
  roots: readonly LibraryRoot[];
  db: Database;
  /** The same for statements that take longer than a millisecond or two: they are carried out in a thread, in line. It only reads. */
  longReads: Database;
  search: ItemSearch;
  passages: PassageSearch;
  spelling: Spelling;
  auth: Auth;
  brand: BrandSource;
  /** The AI service. Null where none is called. */
  model: LanguageModel | null;
  /** Sends mail; without a mail server it keeps it in DATA_DIR/outbox. Letters to people: `letters/send-letter.ts`. */
  mailer: Mailer;
  /** Sends the letters that wait for it. */
  letters: Delivery;
  /** Takes payments for plans; in test mode where no service is configured. */
  payments: PaymentProvider;
  store: ObjectStore;
  /** Reads files of the library where no answer waits for it. */
  jobs: JobRunner;
  work: LiveWork;
  /** Decides what the coach says. */
  planner: Planner;
  /** Draws pictures of the site. */
  painter: Painter;
  /** Search in what was said with the coach. */
  messages: MessageSearch;
  /** Search in what learners have marked and written. */
  notes: NoteSearch;
  /** Milliseconds since 1970. */
  now: () => number;
  version: string;
  close: () => Promise<void>;
}
