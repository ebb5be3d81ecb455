import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { GENERATOR_VERSION } from '#core/iq/generator/make-item.ts';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { itemId } from './big-library.ts';

const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;
/** Two hours a day: from seven, at half past twelve, from seven in the evening. */
const QUARTERS = [28, 29, 30, 50, 51, 76, 77, 78];
/** Cards that are answered a day. */
const CARDS = 10;

/** What somebody has left after years of daily use. */
export const HEAVY = {
  years: 5,
  works: 3000,
  notes: 50_000,
  annotated: 1000,
  bookmarks: 5000,
  sheets: 2000,
  goals: 500,
  conversations: 1000,
  sends: 10,
  sittings: 200,
  items: 20,
} as const;

/** Fills the account of a learner who is registered already, in a library of at least as many works. */
export function fillHeavyAccount(file: string, email: string, now = Date.now()): void {
  const db = new DatabaseSync(file);
  const { id: userId } = db.prepare('select id from user where email = ?').get(email) as { id: string };
  const days = Math.floor(HEAVY.years * 365.25) - 1;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const dayAt = (n: number, of: number): number => today - Math.floor((n * days) / of) * DAY_MS;
  const adder = (table: string) => {
    const statements = new Map<string, ReturnType<typeof db.prepare>>();
    return (row: Record<string, SQLInputValue>) => {
      const columns = ['userId', ...Object.keys(row)].map((name) => `"${name}"`).join(', ');
      const statement =
        statements.get(columns) ?? db.prepare(`insert into "${table}" (${columns}) values (?${', ?'.repeat(Object.keys(row).length)})`);
      statements.set(columns, statement);
      statement.run(userId, ...Object.values(row));
    };
  };
  const add = Object.fromEntries(TABLES.map((table) => [table, adder(table)])) as Record<(typeof TABLES)[number], ReturnType<typeof adder>>;

  db.exec('begin');
  for (let day = 0; day < days; day++)
    for (const quarter of QUARTERS)
      add.studyTime({ at: today - day * DAY_MS + quarter * QUARTER_MS, kind: quarter < 50 ? 'audiobook' : 'ebook', seconds: 900 });
  for (let n = 0; n < HEAVY.works; n++) {
    const at = dayAt(n, HEAVY.works);
    const place = { positionSec: 600, fraction: 1, completed: 1, playedSec: 600, observedAt: at, finishedAt: at, updatedAt: at };
    add.progress({ unitId: `${itemId(n)}.a`, itemId: itemId(n), ...place });
  }
  for (let n = 0; n < HEAVY.notes + HEAVY.bookmarks; n++) {
    const [work, at] = [itemId(n % HEAVY.annotated), dayAt(n, HEAVY.notes + HEAVY.bookmarks) + n];
    const text = n < HEAVY.notes ? `A thought of the ${n} steps along the quiet river` : null;
    const where = { unitId: `${work}.a`, itemId: work, positionSec: n % 600 };
    add.note({ id: `note-${n}`, ...where, text, createdAt: at, updatedAt: at });
  }
  for (let n = 0; n < HEAVY.sheets; n++) {
    const [work, at] = [itemId(n % HEAVY.works), dayAt(n, HEAVY.sheets)];
    const marks = JSON.stringify(Array.from({ length: 10 }, (_, i) => ({ questionId: `q${i}`, correct: i !== n % 10 })));
    add.quizAttempt({ id: `sheet-${n}`, unitId: `${work}.a`, itemId: work, round: 0, marks, fraction: 0.9, passed: 1, at });
  }
  for (let n = 0; n < HEAVY.goals; n++) {
    const at = dayAt(n, HEAVY.goals);
    const state = n % 2 === 0 ? 'open' : 'done';
    const dueOn = new Date(today + (n - HEAVY.goals / 2) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const workIds = JSON.stringify([itemId(n), itemId(n + 1)]);
    const rest = { skill: SKILL_IDS[n % SKILL_IDS.length] ?? null, closedAt: state === 'open' ? null : at };
    add.goal({ id: `goal-${n}`, text: `Walk ${n} steps`, dueOn, workIds, state, ...rest, createdAt: at, updatedAt: at });
  }
  const addMessage = db.prepare(
    `insert into coachMessage (id, conversationId, role, content, state, evaluation, createdAt) values (?, ?, ?, ?, 'done', ?, ?)`,
  );
  for (let n = 0; n < HEAVY.conversations; n++) {
    const [id, at] = [`talk-${n}`, dayAt(n, HEAVY.conversations)];
    const row = { type: 'career', title: `Talk ${n}`, context: '{}', isActive: 0, sends: HEAVY.sends };
    add.conversation({
      id,
      ...row,
      goalId: `goal-${n % HEAVY.goals}`,
      review: '{"answered":0}',
      createdAt: at,
      updatedAt: at,
      endedAt: at,
    });
    for (let turn = 0; turn < HEAVY.sends; turn++) {
      const [said, replied] = [`${id}-said-${turn}`, `${id}-reply-${turn}`];
      addMessage.run(
        said,
        id,
        'user',
        `I walked ${turn} steps along the river, and measured them.`,
        turn === 9 ? '{"refused":null}' : null,
        at + turn,
      );
      addMessage.run(replied, id, 'assistant', 'And what came of it? Say what changed for others.', null, at + turn);
      add.coachTurn({ id: `${id}-turn-${turn}`, conversationId: id, messageId: said, replyId: replied, isLive: 0, createdAt: at + turn });
    }
    const evidence = { skillId: SKILL_IDS[n % SKILL_IDS.length] ?? '', stage: 'practised', source: `Talk ${n}`, quote: 'I measured them.' };
    add.skillEvidence({ id: `evidence-${n}`, ...evidence, sourceId: id, at });
  }
  for (let n = 0; n < HEAVY.sittings; n++) {
    const [id, at] = [`sitting-${n}`, dayAt(n, HEAVY.sittings)];
    const form = { form: 'nonvisual', timing: 'untimed', isScored: 0, allowsCalibration: 0, seed: id };
    add.iqSitting({ id, ...form, finishedAt: at, createdAt: at });
    for (let position = 0; position < HEAVY.items; position++) {
      const item = {
        domain: 'reasoning',
        template: 'syllogism',
        level: 1,
        seed: `${position}`,
        generatorVersion: GENERATOR_VERSION,
        signature: `${id}-${position}`,
      };
      const times = { servedAt: at + position, answeredAt: at + position, timeSpentMs: 5000 };
      const marks = { rules: '[]', key: 'a', guess: 0.2, isScored: 0, answer: 'a', outcome: 'correct', isRapid: 0, isDescribed: 0 };
      add.iqResponse({ id: `${id}-${position}`, sittingId: id, position, ...item, ...marks, ...times });
    }
  }
  addCards(db, userId, { now, days });
  db.exec(`insert into message_row (messageId) select id from coachMessage;
    insert into message_fts (rowid, owner, text) select number, userId, content from message_row
      join coachMessage on coachMessage.id = messageId join conversation on conversation.id = conversationId;
    commit; pragma wal_checkpoint(truncate)`);
  db.close();
}

/** Of every note a card; of those that were answered, ten a day, each is due within the year, and all others wait. */
function addCards(db: DatabaseSync, userId: string, { now, days }: { now: number; days: number }): void {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const card = db.prepare(
    `insert into reviewCard (id, userId, unitId, noteId, memory, dueOn, createdAt) select ?, userId, unitId, id, 'null', ?, createdAt from note where id = ?`,
  );
  const answer = db.prepare(
    `insert into reviewAnswer (id, userId, cardId, grade, before, answeredOn, at) values (?, ?, ?, 'good', '{}', ?, ?)`,
  );
  for (let n = 0; n < HEAVY.notes; n++) {
    const isAnswered = n < days * CARDS;
    card.run(`card-${n}`, dayOf(now + (isAnswered ? 1 + (n % 365) : -(n % days)) * DAY_MS), `note-${n}`);
    const at = now - (1 + Math.floor(n / CARDS)) * DAY_MS + (n % CARDS) * 30_000;
    if (isAnswered) answer.run(`answer-${n}`, userId, `card-${n}`, dayOf(at), at);
  }
  db.exec('update note set isCarded = 1 where text is not null; update quizAttempt set isCarded = 1');
}

const TABLES = [
  'studyTime',
  'progress',
  'note',
  'quizAttempt',
  'goal',
  'conversation',
  'coachTurn',
  'skillEvidence',
  'iqSitting',
  'iqResponse',
] as const;
