import { sql, type Kysely } from 'kysely';

/** Tables that learners fill, and their columns that may hold much. Ids and moments are bounded, and count as their row. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  note: ['quote', 'text', 'locator'],
  favorite: [],
  progress: ['locator', 'heard', 'counted'],
  studyTime: [],
  quizAttempt: ['marks'],
  reviewCard: ['memory'],
  reviewAnswer: ['before'],
  certificate: ['facts'],
  withdrawnCertificate: [],
  conversation: ['title', 'context', 'earlier', 'review', 'weakSpots'],
  coachMessage: ['content', 'failure', 'evaluation', 'parts'],
  coachTurn: [],
  skillEvidence: ['source', 'quote'],
  goal: ['text', 'by', 'measure', 'ifThen', 'steps', 'workIds', 'practice', 'reason'],
  record: ['category', 'sessionKey', 'payload'],
  assessment: ['profile', 'plan', 'failure'],
  iqSitting: ['result', 'analysis', 'failure'],
  iqResponse: ['answer', 'device'],
  subscription: ['plan'],
  receipt: ['number', 'planName', 'url'],
  contactMessage: ['name', 'email', 'message'],
  session: [],
  account: [],
  passkey: [],
};

/** How many rows a learner has in each table and how many bytes in them, kept by triggers. Nobody has to count them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table "learnerUse" ("userId" text not null, "table" text not null, rows integer not null, bytes integer not null,
    constraint "learnerUseKey" primary key ("userId", "table"))`);
  for (const [table, columns] of Object.entries(COUNTED)) {
    const size = (of: string) => columns.map((name) => `coalesce(octet_length(${of}."${name}"), 0)`).join(' + ') || '0';
    // Messages are a learner's by their conversation.
    const owner = (of: string) =>
      table === 'coachMessage' ? `(select "userId" from conversation where id = ${of}."conversationId")` : `${of}."userId"`;
    const its = (of: string) => `where "userId" = ${owner(of)} and "table" = '${table}'`;
    await run(`insert into "learnerUse" select ${owner('own')}, '${table}', count(*), sum(${size('own')}) from "${table}" own
      where ${owner('own')} is not null group by 1`);
    await run(`create trigger "use_${table}_more" after insert on "${table}" when ${owner('new')} is not null begin
      insert into "learnerUse" values (${owner('new')}, '${table}', 1, ${size('new')})
        on conflict do update set rows = rows + 1, bytes = bytes + excluded.bytes; end`);
    await run(`create trigger "use_${table}_less" after delete on "${table}" begin
      update "learnerUse" set rows = rows - 1, bytes = bytes - (${size('old')}) ${its('old')};
      delete from "learnerUse" ${its('old')} and rows = 0; end`);
    if (columns.length === 0) continue;
    await run(`create trigger "use_${table}_other" after update of ${columns.map((name) => `"${name}"`).join(', ')} on "${table}"
      when ${size('new')} <> ${size('old')} begin
      update "learnerUse" set bytes = bytes + (${size('new')}) - (${size('old')}) ${its('new')}; end`);
  }
  const said = COUNTED['coachMessage']?.map((name) => `coalesce(octet_length("${name}"), 0)`).join(' + ');
  // When its messages go with it, nothing tells any more whose they were.
  await run(`create trigger "use_conversation_gone" before delete on conversation begin
    update "learnerUse" set rows = rows - (select count(*) from "coachMessage" where "conversationId" = old.id),
      bytes = bytes - (select coalesce(sum(${said}), 0) from "coachMessage" where "conversationId" = old.id)
      where "userId" = old."userId" and "table" = 'coachMessage';
    delete from "learnerUse" where "userId" = old."userId" and "table" = 'coachMessage' and rows = 0; end`);
  await db.schema.dropIndex('noteByLength').execute();
}
