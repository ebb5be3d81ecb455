import type { ReactElement } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useBrand, useLearner } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { SiteDropdown } from './site-dropdown.tsx';
import { COURSE_LINKS, PAGE_LINKS } from './site-links.ts';
import { SiteMenu } from './site-menu.tsx';

const NAV_LINK =
  'inline-flex min-h-11 items-center gap-1 font-[540] decoration-accent decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline data-current:underline';

/** Head of every public page. On the landing page the map runs under it, so it has no ground of its own. */
export function SiteHeader(): ReactElement {
  const brand = useBrand();
  const learner = useLearner();
  const { pathname } = useLocation();
  const isCourse = COURSE_LINKS.some(({ to }) => to === pathname);
  return (
    <header className="relative z-(--z-sticky) mx-auto flex min-h-16 w-full max-w-360 items-center gap-x-9 px-5 md:px-12 lg:min-h-20 lg:flex-wrap">
      <Link to="/" aria-label={`${brand.name}, home`} className="inline-flex min-h-11 items-center">
        <Logo brand={brand} />
      </Link>
      <nav aria-label="Site" className="hidden flex-wrap items-center gap-x-7 lg:flex">
        <NavLink to="/" end className={NAV_LINK}>
          Home
        </NavLink>
        <SiteDropdown label="Courses" links={COURSE_LINKS} isCurrent={isCourse} className={NAV_LINK} />
        {PAGE_LINKS.map(({ to, label }) => (
          <NavLink key={to} to={to} className={NAV_LINK}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto hidden items-center gap-x-7 lg:flex">
        {learner ? (
          <Button variant="ink" to="/discover">
            Dashboard
          </Button>
        ) : (
          <>
            <Link to="/login" className={NAV_LINK}>
              Sign In
            </Link>
            <Button variant="ink" to="/login">
              Get Started
            </Button>
          </>
        )}
      </div>
      <SiteMenu />
    </header>
  );
}
