import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { useCurrentSection } from '#web/ui/use-current-section.ts';

export interface TrailSection {
  /** Id of the section's heading on the same page. */
  readonly id: string;
  readonly title: string;
}

export interface SectionTrailProps {
  readonly sections: readonly TrailSection[];
  readonly label: string;
  readonly className?: string | undefined;
}

/** The parts of a long page as stops of a trail; the ring is where one reads. */
export function SectionTrail({ sections, label, className }: SectionTrailProps): ReactElement {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <nav aria-label={label} className={className}>
      <ol>
        {sections.map(({ id, title }) => {
          const isCurrent = id === current;
          return (
            <li key={id} className="trail-row" data-state={isCurrent ? 'now' : 'ahead'}>
              <Link
                to={{ hash: id }}
                onClick={() => focusHeading(id)}
                aria-current={isCurrent ? 'location' : undefined}
                className={classes(
                  'flex min-h-11 items-center leading-[1.3] hover:text-accent-ink',
                  isCurrent ? 'font-[640]' : 'font-[520] text-ink-2',
                )}
              >
                <span className="flex w-9 flex-none" aria-hidden="true">
                  <span className="trail-mark" />
                </span>
                {title}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/* As a link to an anchor does without scripts: whoever goes on by keyboard goes on from there. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
