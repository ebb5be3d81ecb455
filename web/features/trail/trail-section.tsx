import { Fragment, type ReactElement, useId } from 'react';
import { describeRest } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { capitalized, countOf } from '#core/words.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { ScaleBar } from '#web/ui/scale-bar.tsx';
import type { ItemTrail, Stop } from './item-trail.ts';
import { stopNoun, StopList } from './stop-list.tsx';

export interface TrailSectionProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
  /** Instead of the name of the parts. */
  readonly title?: string;
}

/** The parts of a work as a trail, under their sections, with how far one is. */
export function TrailSection({ item, trail, title }: TrailSectionProps): ReactElement | null {
  const id = useId();
  const { stops } = trail;
  if (stops.length === 0) return null;
  const noun = stopNoun(item);
  const parts = groupBySection(stops);
  return (
    <section aria-labelledby={id} className="mt-9">
      <SectionHead id={id} title={title ?? capitalized(`${noun}s`)} meta={describeWay(trail, noun)} className="mb-2" />
      {trail.isStarted && stops.length > 1 ? (
        <ScaleBar parts={stops.length} done={trail.walked} label={describeWay(trail, noun)} className="mb-3" />
      ) : null}
      {parts.map(([section, own]) => (
        <Fragment key={own[0]?.key}>
          {section === null ? null : <h3 className="mt-4 mb-0.5 pl-9 text-ink-2">{section}</h3>}
          <StopList item={item} stops={own} lastNumber={stops.length} label={section ?? capitalized(`${noun}s`)} hasMenus />
        </Fragment>
      ))}
    </section>
  );
}

function describeWay({ stops, walked, leftSec, isStarted, isFinished }: ItemTrail, noun: string): string {
  const all = countOf(stops.length, noun);
  if (isFinished) return `${all}, all done`;
  if (!isStarted) return all;
  const left = leftSec > 0 ? `, ${describeRest(leftSec)} left` : '';
  return `${Math.floor(walked)} of ${all} done${left}`;
}

/** Neighbours under the same heading; a section that comes twice is listed twice. */
export function groupBySection(stops: readonly Stop[]): [section: string | null, stops: Stop[]][] {
  const groups: [string | null, Stop[]][] = [];
  for (const stop of stops) {
    const last = groups.at(-1);
    if (last && last[0] === stop.section) last[1].push(stop);
    else groups.push([stop.section, [stop]]);
  }
  return groups;
}
