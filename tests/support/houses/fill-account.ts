import { DatabaseSync } from 'node:sqlite';
import { itemId } from '../../../bench/support/big-library.ts';
import { fillHeavyAccount } from '../../../bench/support/heavy-account.ts';

const FAVORITES = 2500;
const ASSESSMENTS = 1000;
const UNFINISHED = 2000;
const MESSAGES = 400;

/**
 * Fills the account of a learner who has made one assessment: as many goals and assessments as may be, texts as long as may
 * be, some thousands of all else.
 */
export function fillAccount(file: string, email: string): void {
  fillHeavyAccount(file, email);
  const db = new DatabaseSync(file);
  const { id } = db.prepare('select id from user where email = ?').get(email) as { id: string };
  const long = (letters: number, word = 'letters ') => word.repeat(letters).slice(0, letters - 1);
  db.exec('begin');
  const steps = JSON.stringify(Array.from({ length: 20 }, (_, n) => ({ id: `step-${n}`, text: long(490), isDone: false })));
  db.prepare(
    `update goal set text = text || ' ' || ?, "by" = ?, measure = ?, "ifThen" = ?, steps = ?, state = case when rowid % 10 > 0 then 'open' else 'done' end where userId = ?`,
  ).run(long(480), long(100), long(300), long(490), steps, id);
  const favorite = db.prepare('insert into favorite (userId, itemId, createdAt) values (?, ?, ?)');
  for (let n = 0; n < FAVORITES; n++) favorite.run(id, itemId(n), n);
  db.prepare('update progress set fraction = 0.5, completed = 0, finishedAt = null where userId = ? and rowid % 3000 < ?').run(
    id,
    UNFINISHED,
  );
  const columns = (db.prepare('pragma table_info(assessment)').all() as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !['id', 'createdAt', 'sendKey'].includes(name))
    .map((name) => `"${name}"`)
    .join(', ');
  const copy = db.prepare(
    `insert into assessment (id, createdAt, ${columns}) select ?, createdAt - ?, ${columns} from assessment where userId = ? order by createdAt desc limit 1`,
  );
  for (let n = 1; n < ASSESSMENTS; n++) copy.run(`assessment-${n}`, n * 3_600_000, id);
  const message = db.prepare(
    `insert into coachMessage (id, conversationId, role, content, state, evaluation, createdAt) values (?, 'talk-0', ?, ?, 'done', null, ?)`,
  );
  for (let n = 0; n < MESSAGES; n++) message.run(`long-${n}`, n % 2 === 0 ? 'user' : 'assistant', long(2000), Date.now() + n);
  db.exec('commit; pragma wal_checkpoint(truncate)');
  db.close();
}
