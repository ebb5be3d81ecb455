import { Fragment, type ReactElement, useId } from 'react';
import { describeRest } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { ItemTrail, TrailPart } from '#core/trail/item-trail.ts';
import { capitalized, countOf } from '#core/words.ts';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { partNoun, PartList } from './part-list.tsx';
import { usePartWindow } from './part-window.tsx';

export interface TrailSectionProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
  /** Instead of the name of the parts. */
  readonly title?: string;
}

/** The parts of a work as a trail, under their sections, with how far one is. */
export function TrailSection({ item, trail, title }: TrailSectionProps): ReactElement | null {
  const id = useId();
  const { parts, next } = trail;
  const { drawn, more } = usePartWindow(parts, next ? parts.indexOf(next) : -1);
  if (parts.length === 0) return null;
  const noun = partNoun(item);
  const sections = groupBySection(drawn);
  return (
    <section aria-labelledby={id} className="mt-9">
      <SectionHead id={id} title={title ?? capitalized(`${noun}s`)} meta={describeWay(trail, noun)} className="mb-2" />
      {trail.isStarted && parts.length > 1 ? (
        <ScaleBar parts={parts.length} done={trail.walked} label={describeWay(trail, noun)} className="mb-3" />
      ) : null}
      {sections.map(([section, own]) => (
        <Fragment key={own[0]?.key}>
          {section === null ? null : <h3 className="mt-4 mb-0.5 pl-9 text-ink-2">{section}</h3>}
          <PartList item={item} parts={own} lastNumber={parts.length} label={section ?? capitalized(`${noun}s`)} hasMenus />
        </Fragment>
      ))}
      {more}
    </section>
  );
}

function describeWay({ parts, walked, leftSec, isStarted, isFinished }: ItemTrail, noun: string): string {
  const all = countOf(parts.length, noun);
  if (isFinished) return `${all}, all done`;
  if (!isStarted) return all;
  const left = leftSec > 0 ? `, ${describeRest(leftSec)} left` : '';
  return `${Math.floor(walked)} of ${all} done${left}`;
}

/** Neighbours under the same heading; a section that comes twice is listed twice. */
export function groupBySection(parts: readonly TrailPart[]): [section: string | null, parts: TrailPart[]][] {
  const groups: [string | null, TrailPart[]][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && last[0] === part.section) last[1].push(part);
    else groups.push([part.section, [part]]);
  }
  return groups;
}
