import type { ReactElement } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { SCENE_SIZE } from '#core/drawing/scenes.ts';
import { PlayerBar } from '#web/features/player/player-bar.tsx';
import { PlayerSurfaces } from '#web/features/player/player-surfaces.tsx';
import { useBrand } from '#web/root-data.ts';
import { classes } from '#web/ui/classes.ts';
import { MapFigure, Neatline, Plate } from '#web/ui/drawn/map-figure.tsx';
import { Logo } from '#web/ui/logo.tsx';

/** A plate on a map: at night for those who come back, by day for those who are new. */
export default function AuthLayout(): ReactElement {
  const brand = useBrand();
  const isReturning = !useLocation().pathname.startsWith('/register');
  const scene = isReturning ? 'auth-night' : 'auth-day';
  return (
    <div
      className={classes(
        'relative isolate flex min-h-dvh [--tabbar:0px] has-[.player]:pb-32 items-center px-4 py-6 text-ink md:px-26 md:py-14',
        isReturning && 'night',
      )}
    >
      <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden bg-topo-0">
        <MapFigure href={`/art/${scene}.svg#map`} viewBox={`0 0 ${SCENE_SIZE[scene].join(' ')}`} align="xMaxYMid" />
      </div>
      <Neatline className="-z-10 max-md:hidden md:inset-4.5" />
      <main id="main" className="w-full max-w-112 max-md:mx-auto">
        <Plate className="bg-paper px-5 py-6 sm:px-10 sm:pt-8 sm:pb-9">
          <Link to="/" aria-label={`${brand.name}, home`} className="inline-flex">
            <Logo brand={brand} size={32} />
          </Link>
          <Outlet />
          <noscript>
            <p className="mt-4 text-sm text-ink-2">This form needs JavaScript, which is switched off in your browser.</p>
          </noscript>
        </Plate>
      </main>
      {/* What a visitor listens to goes on while they sign in. */}
      <PlayerBar />
      <PlayerSurfaces />
    </div>
  );
}
