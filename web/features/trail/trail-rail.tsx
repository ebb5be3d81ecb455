import { Fragment, type ReactElement } from 'react';
import { describeRest } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { describeSize } from '#core/library/kind-words.ts';
import type { ItemTrail, TrailPart } from '#core/trail/item-trail.ts';
import { countOf } from '#core/words.ts';
import { itemPath } from '#web/addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';
import { partNoun, PartList } from './part-list.tsx';
import { usePartWindow } from './part-window.tsx';
import { groupBySection } from './trail-section.tsx';

export interface TrailRailProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
  /** Leaves the link away on the work's own page. */
  readonly isHome?: boolean;
  readonly title?: string;
  /** The unit whose page this is: the ring stands there, wherever one was before. */
  readonly openId?: string;
}

/** The whole way beside the part that is open. */
export function TrailRail({ item, trail, isHome = false, title, openId }: TrailRailProps): ReactElement {
  const done = Math.floor(trail.walked);
  const parts = openId === undefined ? trail.parts : standAt(trail.parts, openId);
  const here = parts.findIndex(({ unitId }) => unitId === (openId ?? trail.next?.unitId));
  const { drawn, more } = usePartWindow(parts, here);
  const summary = trail.isFinished
    ? 'All done'
    : `${done} of ${trail.parts.length} done${trail.leftSec > 0 ? `, ${describeRest(trail.leftSec)} to the end` : ''}`;
  return (
    <>
      <h2>
        {isHome ? (
          (title ?? item.title)
        ) : (
          <TextLink look="line" to={itemPath(item)} className="font-[inherit] decoration-transparent">
            {item.title}
          </TextLink>
        )}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-3">
        {isHome ? countOf(trail.parts.length, partNoun(item)) : `${item.author}, ${describeSize(item)}`}
      </p>
      {trail.isStarted ? (
        <>
          <ScaleBar parts={Math.max(1, trail.parts.length)} done={trail.walked} label={summary} />
          <p className="mt-1.5 mb-3 text-sm text-ink-2">{summary}</p>
        </>
      ) : null}
      {groupBySection(drawn).map(([section, own]) => (
        <Fragment key={own[0]?.key}>
          {section === null ? null : (
            <h3 className="mt-3 pl-9 font-ui text-sm font-[520] tracking-normal text-ink-3 [font-stretch:100%]">{section}</h3>
          )}
          <PartList item={item} parts={own} lastNumber={trail.parts.length} label={section ?? item.title} />
        </Fragment>
      ))}
      {more}
    </>
  );
}

function standAt(parts: readonly TrailPart[], unitId: string): TrailPart[] {
  return parts.map((part) =>
    part.unitId === unitId
      ? { ...part, state: 'now', fraction: part.state === 'done' ? 0 : part.fraction }
      : part.state === 'now'
        ? { ...part, state: 'ahead' }
        : part,
  );
}
