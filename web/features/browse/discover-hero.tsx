import { ArrowRight } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { Link } from 'react-router';
import { describeRest } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { describeSize } from '#core/library/kind-words.ts';
import type { ItemTrail, TrailPart } from '#core/trail/item-trail.ts';
import { capitalized, countOf } from '#core/words.ts';
import { itemPath } from '#web/addresses.ts';
import type { MapGeometry } from '#web/features/trail/lay-trail.ts';
import { partNoun, PartList } from '#web/features/trail/part-list.tsx';
import { ResumeSignpost } from '#web/features/trail/resume-signpost.tsx';
import { useItemTrail } from '#web/features/trail/use-item-trail.ts';
import { NewerElsewhere } from '#web/features/work/newer-elsewhere.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Neatline, Plate } from '#web/ui/drawn/map-figure.tsx';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { DiscoverMap } from './discover-map.tsx';

export interface DiscoverHeroProps {
  readonly item: ItemDetail;
  /** Why it stands here; null where it goes without saying. */
  readonly reason: string | null;
  readonly map: MapGeometry;
}

/** The one work to go on with, as a map: how far, what next, how much is left. */
export function DiscoverHero({ item, reason, map }: DiscoverHeroProps): ReactElement {
  const trail = useItemTrail(item);
  const id = useId();
  const noun = partNoun(item);
  const around = stopsAround(trail);
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-6 @min-[70rem]:grid-cols-[minmax(0,1fr)_16.5rem]">
        <section
          aria-labelledby={id}
          className="relative max-md:-mx-(--page-x) @min-[52rem]:grid @min-[52rem]:min-h-86 @min-[60rem]:min-h-100 @min-[70rem]:min-h-86"
        >
          {/* In a narrow window the left third goes: the plate covers nothing there, and the trail begins beside it. */}
          <div className="relative aspect-[545/344] max-h-72 w-full overflow-hidden rounded-1 bg-topo-0 max-md:rounded-none @min-[52rem]:absolute @min-[52rem]:inset-0 @min-[52rem]:aspect-auto @min-[52rem]:max-h-none">
            <DiscoverMap itemId={item.id} trail={trail} {...map} />
            <Neatline />
          </div>
          <Plate className="relative mx-5 -mt-4 flex flex-col p-5 @min-[52rem]:m-7 @min-[52rem]:w-74">
            <KindTag kind={item.kind} />
            <h1
              id={id}
              className={classes('mt-1.5 mb-0.5 @min-[52rem]:mt-2.5 @min-[52rem]:mb-1.5', item.title.length > LONG_TITLE && 'text-2xl')}
            >
              <Link to={itemPath(item)} className="hover:text-accent-ink">
                {item.title}
              </Link>
            </h1>
            <p className="text-sm text-ink-3">{item.author}</p>
            {reason === null ? null : <p className="mt-2 line-clamp-4 text-sm text-ink-2">{reason}</p>}
            <div className="mt-auto pt-4">
              {trail.parts.length > 0 ? <Position item={item} trail={trail} noun={noun} /> : null}
              <ResumeSignpost item={item} trail={trail} opensPage={trail.next?.kind === 'video'} className="mt-4 @max-[36rem]:w-full" />
              <NewerElsewhere item={item} trail={trail} className="mt-2" />
            </div>
          </Plate>
        </section>
        {around.length > 0 ? (
          <section aria-labelledby={`${id}-way`} className="hidden flex-col border-t-[1.5px] border-ink pt-3 @min-[70rem]:flex">
            <SectionHead
              id={`${id}-way`}
              title="The way"
              meta={trail.leftSec > 0 ? `${describeRest(trail.leftSec)} left` : undefined}
              className="mb-1"
            />
            <PartList item={item} parts={around} lastNumber={trail.parts.length} />
            {around.length < MOST_BESIDE - 1 ? <p className="my-3 line-clamp-6 text-sm text-ink-2">{item.description}</p> : null}
            <p className="mt-auto border-t border-line pt-2.5">
              <TextLink look="more" to={itemPath(item)} icon={<ArrowRight size={15} aria-hidden="true" />}>
                {trail.parts.length > around.length ? `All ${countOf(trail.parts.length, noun)}` : `More about ${item.title}`}
              </TextLink>
            </p>
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** Characters beyond which a title takes a smaller face, so that the plate does not grow over the map. */
const LONG_TITLE = 32;

const MOST_BESIDE = 5;

/** As many parts as fit beside the map: the one before, the one under way, and what follows. */
function stopsAround({ parts, next }: ItemTrail): readonly TrailPart[] {
  const first = Math.max(0, Math.min((next?.number ?? parts.length) - 2, parts.length - MOST_BESIDE));
  return parts.slice(first, first + MOST_BESIDE);
}

function Position({ item, trail, noun }: { readonly item: ItemDetail; readonly trail: ItemTrail; readonly noun: string }): ReactElement {
  const { next, parts, isStarted } = trail;
  if (!isStarted || !next) return <p className="text-sm text-ink-2">{describeSize(item)}</p>;
  const leftSec = next.durationSec * (1 - next.fraction);
  const place = parts.length > 1 ? `${capitalized(noun)} ${next.number} of ${parts.length}` : capitalized(next.title);
  const ofWhat = parts.length > 1 ? ` in this ${noun}` : '';
  const left = leftSec > 0 ? `, ${leftSec >= 30 ? 'about ' : ''}${describeRest(leftSec)} left${ofWhat}` : '';
  return (
    <>
      <ScaleBar parts={parts.length} done={trail.walked} label={`${place}${left}`} />
      <p className="mt-1.75 text-sm text-ink-2">
        <strong className="font-semibold">{place}</strong>
        {left}
      </p>
    </>
  );
}
