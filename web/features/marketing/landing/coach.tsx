import type { ReactElement, ReactNode } from 'react';
import { SCENE_SIZE } from '#core/drawing/scenes.ts';
import { classes } from '#web/ui/classes.ts';
import { MapFigure } from '#web/ui/drawn/map-figure.tsx';
import { BigHeading, LEAD, WRAP } from '../page.tsx';

const MODES = [
  ['Career', 'What next, and why'],
  ['Networking', 'A message worth answering'],
  ['Interview', 'Your stories, question by question'],
  ['Managerial', 'The talk on Thursday'],
] as const;

export function Coach(): ReactElement {
  return (
    <section aria-labelledby="coach" className="night relative isolate overflow-hidden border-y border-line">
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 opacity-70 [mask-image:linear-gradient(90deg,transparent_36%,black_62%)] max-lg:opacity-30"
      >
        <MapFigure isBelow href="/art/coach.svg#map" viewBox={`0 0 ${SCENE_SIZE.coach.join(' ')}`} />
      </div>
      <div
        className={classes(WRAP, 'grid grid-cols-1 items-center gap-x-20 gap-y-10 py-26 max-md:py-14 lg:grid-cols-[1fr_minmax(0,36rem)]')}
      >
        <div>
          <BigHeading id="coach">Say it here first</BigHeading>
          <p className={classes(LEAD, 'mt-4 max-w-136')}>
            The AI Career Coach asks what a good interviewer, mentor or manager would ask, and shows you the exact words that helped and the
            ones that did not.
          </p>
          <dl className="mt-8 max-w-108">
            {MODES.map(([mode, says]) => (
              <div key={mode} className="flex flex-wrap border-t border-line-2 py-2.75">
                <dt className="w-34 font-semibold">{mode}</dt>
                <dd className="flex-1 basis-40 text-ink-2">{says}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Example />
      </div>
    </section>
  );
}

function Example(): ReactElement {
  return (
    <figure className="bg-paper p-6 inset-ring inset-ring-line-2 sm:px-9 sm:pt-8 sm:pb-9">
      <p className="disp text-2xl">Tell me about a time you changed a plan that other people had already agreed to.</p>
      <p className="my-5 border-l-3 border-ink pl-4.5 text-lg leading-[1.7]">
        <span className="underline decoration-good decoration-[2.5px] underline-offset-[0.3em]">
          I asked both leads for one hour, put the two scopes side by side, and proposed that we drop ours.
        </span>
        <Mark tone="good">1</Mark> It was not popular.{' '}
        <span className="underline decoration-bad decoration-wavy decoration-[1.5px] underline-offset-[0.3em]">
          Things went a lot better after that.
        </span>
        <Mark tone="bad">2</Mark>
      </p>
      <ul className="grid gap-3">
        <Criterion mark={<Mark tone="good">1</Mark>} name="Your own part is clear.">
          Easy to picture.
        </Criterion>
        <Criterion mark={<Mark tone="bad">2</Mark>} name="The result is not.">
          “A lot better” cannot be checked. Find one number.
        </Criterion>
      </ul>
      <figcaption className="mt-6 border-t border-line pt-4 text-sm text-ink-3">
        A drawn example. Nobody said this, and no score is real.
      </figcaption>
    </figure>
  );
}

function Mark({ tone, children }: { readonly tone: 'good' | 'bad'; readonly children: ReactNode }): ReactElement {
  return (
    <span
      className={classes(
        'mx-1 inline-grid size-4.5 flex-none place-items-center rounded-full align-[0.3em] text-xs/none font-[650] text-paper',
        tone === 'good' ? 'bg-good' : 'bg-bad',
      )}
    >
      {children}
    </span>
  );
}

interface CriterionProps {
  readonly mark: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

function Criterion({ mark, name, children }: CriterionProps): ReactElement {
  return (
    <li className="flex items-baseline gap-2 leading-[1.4] text-ink-2">
      {mark}
      <span>
        <b className="font-semibold text-ink">{name}</b> {children}
      </span>
    </li>
  );
}
