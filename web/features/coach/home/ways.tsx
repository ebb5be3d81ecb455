import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { coachModePath } from '#web/coach-addresses.ts';
import { COACH_MODES } from '../coach-modes.ts';

/** The four modes, each leading to where it is set up. */
export function Ways(): ReactElement {
  return (
    <ul className="grid gap-x-10 gap-y-6 pt-2 sm:grid-cols-2 xl:grid-cols-4">
      {COACH_MODES.map(({ id, name, text, icon: Icon }) => (
        <li key={id} className="relative">
          <Icon size={26} strokeWidth={1.75} aria-hidden="true" className="text-ink-2" />
          <h3 className="mt-2 text-xl">
            <Link to={coachModePath(id)} className="after:absolute after:inset-0 after:content-[''] hover:text-accent-ink">
              {name}
            </Link>
          </h3>
          <p className="mt-1 text-lg text-pretty text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
