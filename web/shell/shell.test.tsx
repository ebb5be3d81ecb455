import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SubmitButton } from '#web/features/account/submit-button.tsx';
import type { AccountForm } from '#web/features/account/use-account-form.ts';
import { PlayerProvider } from '#web/player/player-provider.tsx';
import { queryClient } from '#web/query-client.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { Sidebar } from './sidebar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';

const BRAND = {
  ...{ name: 'Fell', logo_url: null, tagline: 'Go on.', support_email: 'help@fell.example', phone: null as string | null },
  ...{
    address: '1 Fen Lane',
    website_url: 'https://fell.example/',
    settings: [{ key: 'business_hours', value: '9 to 5' }],
    payments: 'test',
  },
};
const LEARNER = { id: 'u', name: 'Robin Vale', email: 'robin@example.org' };

function draw(element: ReactElement, { brand = BRAND, learner = null as typeof LEARNER | null } = {}): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => element }]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { brand, learner } } }} />).replaceAll('<!-- -->', '');
}
/** Each link as `label address`, in order. */
const linksOf = (markup: string): string[] =>
  [...markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, to = '', inside = '']) => `${inside.replaceAll(/<[^>]+>/g, '')} ${to}`,
  );

describe('the header of public pages', () => {
  it('leads home, to the kinds of courses, to the other pages and to sign-in [spec 2.header.home .podcast .audiobook .video .about .plans .faq .contact .sign-in .get-started]', () => {
    expect(linksOf(draw(<SiteHeader />)).slice(1)).toEqual([
      ...['Home /', 'Podcast /podcast', 'Audiobook /audiobook', 'Crash Course /video', 'About /about', 'Plans /plans'],
      ...['FAQ /faq', 'Contact /contact', 'Sign In /login', 'Get Started /login'],
    ]);
  });
});

describe('the footer of public pages', () => {
  const footer = draw(<SiteFooter />);

  it('leads to what there is and to the legal pages [spec 2.footer.products .legal]', () => {
    const links = linksOf(footer);
    for (const link of ['Podcast /podcast', 'Audiobook /audiobook', 'Crash Course /video', 'Plans /plans']) expect(links).toContain(link);
    for (const link of ['Terms /terms', 'Privacy /privacy', 'Refund policy /refund-policy']) expect(links).toContain(link);
  });

  it('says how the brand is reached [spec 2.footer.email .address .website .hours]', () => {
    const links = linksOf(footer);
    expect(links).toContain('help@fell.example mailto:help@fell.example');
    expect(links).toContain('fell.example https://fell.example/');
    for (const words of ['1 Fen Lane', '9 to 5']) expect(footer).toContain(words);
  });

  it('says a telephone number where there is one [spec 2.footer.phone]', () => {
    const number = '+44 20 7946 0000';
    expect(footer).not.toContain('tel:');
    expect(linksOf(draw(<SiteFooter />, { brand: { ...BRAND, phone: number } }))).toContain(`${number} tel:+442079460000`);
  });

  it('shows how one pays, and whose the site is [spec 2.footer.payment .copyright]', () => {
    const live = draw(<SiteFooter />, { brand: { ...BRAND, payments: 'stripe' } });
    for (const [drawn, method] of [
      [footer, 'Test card'],
      [live, 'Card'],
    ])
      expect(drawn).toMatch(new RegExp(`<svg[^>]*aria-label="Payment methods: ${method}"`));
    expect(draw(<SiteFooter />, { brand: { ...BRAND, payments: 'none' } })).not.toMatch(/Payment methods|test mode/);
    expect([footer, live].map((drawn) => drawn?.includes('Payments here are in test mode'))).toEqual([true, false]);
    expect(footer).toContain(`© ${new Date().getFullYear()} Fell`);
  });
});

describe('the app', () => {
  const drawApp = (element: ReactElement) => {
    const app = (
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <PlayerProvider learnerId={null} fetchSurface={() => Promise.reject(new Error('not here'))}>
            {element}
          </PlayerProvider>
        </ToastProvider>
      </QueryClientProvider>
    );
    return draw(app, { learner: LEARNER });
  };
  afterEach(() => vi.unstubAllEnvs());

  it('has the ten entries of the specification in its sidebar, and Courses [spec 1.learner.dashboard 2.sidebar.dashboard .coach .iq .audiobooks .podcasts .videos .ebooks .progress .favorites .info]', () => {
    expect(linksOf(drawApp(<Sidebar isCollapsed={false} onToggle={() => {}} />)).slice(1)).toEqual([
      ...['Dashboard /discover', 'AI Career Coach /ai-career', 'IQ Test /iq-test'],
      ...['Courses /courses', 'Audiobooks /audiobooks', 'Podcasts /podcasts', 'Crash Courses /videos', 'Ebooks /reading'],
      ...['Progress /progress', 'Favorites /favorites', 'Info /info'],
    ]);
  });

  it.each([true, false])(
    'has a theme picker in development: %s [spec 2.theme-picker.development 6.roles.theme-picker]',
    (isDevelopment) => {
      vi.stubEnv('DEV', isDevelopment);
      expect(drawApp(<TopBar onOpenMenu={() => {}} />).includes('Theme (development)')).toBe(isDevelopment);
    },
  );
});

it.each([true, false])(
  'while it is found out who signs in, a spinner is shown: %s [spec 2.access.spinner 4.authentication.loading]',
  (isBusy) => {
    const form = { isBusy, isReady: true, refusal: null } as AccountForm;
    const drawn = draw(
      <SubmitButton form={form} busyLabel="Signing in">
        Sign in
      </SubmitButton>,
    );
    expect(drawn.includes('role="status" aria-label="Signing in"')).toBe(isBusy);
    expect(drawn.includes('class="spinner block"')).toBe(isBusy);
  },
);
