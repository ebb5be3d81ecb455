import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FORM_NAMES } from '#core/iq/report/describe-sitting.ts';
import { listLog, type LogEntry } from '#core/look-back/log-entries.ts';
import type { LookBack } from '#core/look-back/look-back.ts';
import { itemPath } from '#web/addresses.ts';
import { conversationPath, goalPath } from '#web/coach-addresses.ts';
import { iqTestPath } from '#web/iq-addresses.ts';

const DID: Record<LogEntry['did'], string> = {
  added: 'Took on',
  done: 'Reached',
  postponed: 'Moved to another day',
  rested: 'Put aside for now',
  dropped: 'Let go',
  finished: 'Finished',
  talked: 'Talked with the coach',
  tested: 'Took the IQ test',
};

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What was done, day by day. Moving a goal and letting it go stand among the rest, without a mark of their own. */
export function MonthLog({ held }: { readonly held: LookBack }): ReactElement {
  const entries = listLog(held);
  if (entries.length === 0)
    return <p className="py-2 text-ink-2">Nothing was written down in this month. A quiet month is a month, too.</p>;
  return (
    <ol className="log">
      {entries.map((entry, i) => (
        <li key={`${entry.on} ${entry.did} ${linkOf(entry).to}`}>
          <time dateTime={entry.on} className={entries[i - 1]?.on === entry.on ? 'sr-only' : 'text-ink-2'}>
            {DAY.format(Date.parse(entry.on))}
          </time>
          <LogLine entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function LogLine({ entry }: { readonly entry: LogEntry }): ReactElement {
  const { to, title } = linkOf(entry);
  return (
    <p className="col-start-2 min-w-0 wrap-anywhere">
      <span className="text-ink-2">{DID[entry.did]}: </span>
      <Link to={to} className="text-link font-[560]">
        {title}
      </Link>
    </p>
  );
}

function linkOf(entry: LogEntry): { to: string; title: string } {
  switch (entry.did) {
    case 'finished':
      return { to: itemPath(entry.work), title: entry.work.title };
    case 'talked':
      return { to: conversationPath(entry.session.id), title: entry.session.title };
    case 'tested':
      return { to: iqTestPath(entry.sitting.id), title: FORM_NAMES[entry.sitting.form] };
    default:
      return { to: goalPath(entry.goal.id), title: entry.goal.text };
  }
}
