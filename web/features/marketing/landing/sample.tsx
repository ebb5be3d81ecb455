import { Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import { PlayUnitButton } from '#web/features/player/play-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import type { SampleUnit } from '../find-sample.ts';
import { BigHeading, LEAD, WRAP } from '../page.tsx';

/** Something to hear before anything is asked. */
export function Sample({ sample: { item, unit } }: { readonly sample: SampleUnit }): ReactElement {
  return (
    <section aria-labelledby="sample" className={WRAP}>
      <div className="grid grid-cols-1 items-center gap-x-20 gap-y-8 border-t-[1.5px] border-ink py-16 max-md:py-10 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <BigHeading id="sample">Hear some of it now</BigHeading>
          <p className={classes(LEAD, 'mt-4 max-w-120')}>No account needed. It plays on while you look around.</p>
        </div>
        <div className="flex flex-wrap items-center gap-7 max-sm:gap-4">
          <Cover
            kind={item.kind}
            title={item.title}
            author={item.author}
            seed={unit.coverSeed}
            imageUrl={item.thumbnail_url}
            text="title"
            className="w-44 max-sm:w-24"
          />
          <div className="min-w-0 flex-1 basis-36">
            <KindTag kind={item.kind} label={item.title} />
            <h3 className="mt-1 text-2xl leading-[1.12] max-sm:text-xl">{unit.title}</h3>
            <p className="mt-1.5 text-sm text-ink-3">
              {item.author}, {formatDuration(unit.durationSec)}
            </p>
            <div className="mt-4">
              <PlayUnitButton unitId={unit.id} label={unit.title}>
                {({ isActive, onClick }) => {
                  const Icon = isActive ? Pause : Play;
                  return (
                    <Button
                      variant="ink"
                      className="max-sm:px-3"
                      onClick={onClick}
                      icon={<Icon size={17} aria-hidden="true" className="fill-current" />}
                    >
                      {isActive ? 'Pause' : 'Play'} the sample
                    </Button>
                  );
                }}
              </PlayUnitButton>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
