import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import { describeSize } from '#core/library/kind-words.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { itemPath } from '#web/addresses.ts';
import { PlayUnitButton } from '#web/features/player/play-button.tsx';
import { PlayerVideo } from '#web/features/player/player-video.tsx';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { useLearner } from '#web/root-data.ts';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { UnitRows } from './unit-rows.tsx';

const COVER_COLUMN: Partial<Record<ItemKind, string>> = {
  video: 'lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]',
};

export function CatalogueItem({ item, isFirst }: { readonly item: ItemDetail; readonly isFirst: boolean }): ReactElement {
  const learner = useLearner();
  // Works kept for paid plans stay closed even to those who are signed in, except for their samples.
  const playable = item.units.filter(({ sample }) => sample || (learner && item.access === 'open')).map(({ id }) => id);
  const byline = [item.author, describeSize(item)].filter(Boolean).join(', ');
  return (
    <li
      id={item.id}
      className={classes(
        'grid grid-cols-1 items-start gap-x-6 gap-y-6 lg:gap-x-12 border-t-[1.5px] border-ink py-9',
        COVER_COLUMN[item.kind] ?? 'sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]',
      )}
    >
      <Picture item={item} playable={playable} isFirst={isFirst} />
      <div className="min-w-0">
        <h2 className="text-2xl">
          {learner ? (
            <Link to={itemPath(item)} className="hover:text-accent-ink">
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </h2>
        <p className="mt-1 text-sm text-ink-3">{item.narrator ? `${byline}. Narration: ${item.narrator}` : byline}</p>
        <MembersBadge access={item.access} />
        {item.description ? <p className="mt-3 max-w-(--measure) text-lg text-ink-2">{item.description}</p> : null}
        <UnitRows item={item} playable={playable} />
      </div>
    </li>
  );
}

interface PictureProps {
  readonly item: ItemDetail;
  readonly playable: readonly string[];
  readonly isFirst: boolean;
}

/** The cover; where a film may be played, the place where it is seen. */
function Picture({ item, playable, isFirst }: PictureProps): ReactElement {
  const cover = (
    <Cover
      kind={item.kind}
      title={item.title}
      author={item.author}
      seed={item.coverSeed}
      imageUrl={item.thumbnail_url}
      text="full"
      priority={isFirst}
      className={item.kind === 'video' ? 'w-full' : 'w-full max-w-full max-sm:w-44'}
    />
  );
  const film = item.units.find(({ id, kind }) => kind === 'video' && playable.includes(id));
  return film ? (
    <PlayerVideo unitId={film.id} className="rounded-1">
      <FilmButton unit={film} queue={playable} />
      {cover}
    </PlayerVideo>
  ) : (
    cover
  );
}

function FilmButton({ unit, queue }: { readonly unit: UnitSummary; readonly queue: readonly string[] }): ReactElement {
  return (
    <PlayUnitButton unitId={unit.id} queue={queue} label={unit.title}>
      {({ onClick }) => (
        <button type="button" aria-label={`Play ${unit.title}`} onClick={onClick} className="absolute inset-0 z-1 grid place-items-end p-4">
          <span className="grid size-14 place-items-center rounded-stone bg-accent text-on-accent">
            <Play size={24} aria-hidden="true" className="fill-current" />
          </span>
        </button>
      )}
    </PlayUnitButton>
  );
}
