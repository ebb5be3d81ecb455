import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import type { LookBack } from '#core/look-back/look-back.ts';
import { itemPath } from '#web/addresses.ts';
import { Blaze } from '#web/ui/kind.tsx';

/** So many finished works still read as a logbook. */
export const MOST_IN_LOG = 5;

/** A month of many finished works: how many of each kind, with their names behind. */
export function FinishedByKind({ finished }: Pick<LookBack, 'finished'>): ReactElement | null {
  if (finished.length <= MOST_IN_LOG) return null;
  return (
    <section aria-labelledby="month-finished">
      <h3 id="month-finished">{finished.length} works finished</h3>
      <ul className="mt-1 divide-y divide-line">
        {ITEM_KINDS.map((kind) => ({ kind, works: finished.filter((work) => work.kind === kind) }))
          .filter(({ works }) => works.length > 0)
          .map(({ kind, works }) => (
            <li key={kind}>
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center gap-2">
                  <Blaze kind={kind} size={11} />
                  <span className="text-link">
                    {works.length} {(works.length === 1 ? KIND_WORDS[kind].one : KIND_WORDS[kind].many).toLowerCase()}
                  </span>
                </summary>
                <ul className="grid gap-1 pb-3 pl-5">
                  {works.map((work) => (
                    <li key={work.id} className="wrap-anywhere">
                      <Link to={itemPath(work)} className="text-link font-[560]">
                        {work.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
      </ul>
    </section>
  );
}
