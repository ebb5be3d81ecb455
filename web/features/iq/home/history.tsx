import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#core/api/answers.ts';
import type { SittingEntry } from '#core/iq/sitting/sitting.ts';
import { browserApi } from '#web/api/client.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { useDeleted } from '#web/delete-later.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { FORM_WORDS } from '../form-words.ts';
import { useHiddenScore } from '../use-hidden-score.ts';
import { scoreWords } from './score-words.ts';

export type History = Answer<'GET /iq/sittings'>;

interface HistoryListProps {
  readonly history: History;
  /** The sitting that stands above the list, to go on with. */
  readonly begunId: string | null;
}

/** All other sittings, the newest first; several may be open. */
export function HistoryList({ history, begunId }: HistoryListProps): ReactElement | null {
  const [{ older, cursor }, setOlder] = useState({ older: [] as SittingEntry[], cursor: history.nextCursor });
  const [failure, setFailure] = useState<string | null>(null);
  const deleted = useDeleted();
  const { isHidden } = useHiddenScore();
  const sittings = [...history.items, ...older].filter(({ id }) => id !== begunId && !deleted.has(id));
  if (sittings.length === 0) return null;
  const showOlder = async (): Promise<void> => {
    setFailure(null);
    try {
      const next = await iqCalls(browserApi).listIqSittings(cursor ?? undefined);
      setOlder({ older: [...older, ...next.items], cursor: next.nextCursor });
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <section aria-labelledby="sittings" className="iq-section">
      <SectionHead id="sittings" title="Your sittings" rule />
      <ol className="iq-history">
        {sittings.map((sitting) => (
          <li key={sitting.id}>
            <Link to={iqTestPath(sitting.id)} className="iq-history-row">
              <span className="font-semibold">
                <Moment atMs={Date.parse(sitting.finishedAt ?? sitting.createdAt)} isDate />
              </span>
              <span>{outcomeOf(sitting, isHidden === false)}</span>
              <span className="text-ink-2">{FORM_WORDS[sitting.form].name}</span>
            </Link>
          </li>
        ))}
      </ol>
      {failure === null ? null : <FieldError>{failure}</FieldError>}
      {cursor === null ? null : (
        <Button className="mt-3" onClick={() => void showOlder()}>
          Show older ones
        </Button>
      )}
    </section>
  );
}

function outcomeOf({ state, progress, isScored, score }: SittingEntry, isSeen: boolean): string {
  if (state === 'open') return `open, item ${progress.answered + 1} of ${progress.total}`;
  if (!isScored) return 'practice, without a score';
  const said = scoreWords(score);
  if (said === null) return 'could not be scored';
  return isSeen ? said : 'scored';
}
