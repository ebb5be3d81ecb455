import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useRouteLoaderData,
  type MiddlewareFunction,
} from 'react-router';
import { useStore } from 'zustand';
import { decideAccess } from '#core/account/access.ts';
import type { Brand } from '#core/brand/brand.ts';
import stylesheet from '#web/app.css?url';
import { fetchSurfaces } from '#web/features/player/surface-code.ts';
import { APPEARANCE_SCRIPT } from '#web/appearance.ts';
import { NonceContext } from '#web/nonce.ts';
import { onKeptForOther } from '#web/kept-for.ts';
import { PlayerProvider } from '#web/player/player-provider.tsx';
import { rememberLearner } from '#web/remember-learner.ts';
import type { RootData } from '#web/root-data.ts';
import { onSessionEnded } from '#web/api/session-end.ts';
import { onServer, type LoadInput } from '#web/screen.ts';
import { FailureScreen } from '#web/shell/failure-screen.tsx';
import { LostPage } from '#web/shell/lost-page.tsx';
import { waitingPage } from '#web/shell/page-code.ts';
import { useFirstUse } from '#web/shell/use-first-use.ts';
import { usePageIntent } from '#web/shell/use-page-intent.ts';
import displayFont from '#web/ui/fonts/bricolage-grotesque-plain.woff2?url';
import uiFont from '#web/ui/fonts/instrument-sans-plain.woff2?url';

const load = async ({ api }: LoadInput): Promise<RootData> => {
  const [brand, learner] = await Promise.all([api.getBrand(), api.getSession()]);
  return { brand, learner };
};
export const loader = onServer(load);

// Brand and learner change only with a new document (sign-in, sign-out, reload).
export const shouldRevalidate = () => false;

export const links = () => [
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'preload', href: uiFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
];

/** A page that the visitor or learner may not open is asked of the server, which redirects and remembers it. */
const guardAccess: MiddlewareFunction = async ({ request }, next) => {
  const isSignedIn = document.documentElement.dataset['session'] === 'in';
  if (decideAccess(new URL(request.url).pathname, isSignedIn).to === 'redirect') throw redirectDocument(request.url);
  await next();
};
export const clientMiddleware = [guardAccess];

const fetchKeys = () => import('#web/features/commands/command-keys.tsx').then(({ CommandKeys }) => CommandKeys);
const fetchPageChange = () => import('#web/shell/page-change.tsx').then(({ PageChange }) => PageChange);
const fetchSessionEnded = () => import('#web/features/account/session-ended.tsx').then(({ SessionEnded }) => SessionEnded);

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root');
  const nonce = use(NonceContext);
  return (
    <html lang="en" data-session={data?.learner ? 'in' : 'out'} data-learner={data?.learner?.id} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: APPEARANCE_SCRIPT }} />
        <Meta />
        <Links />
        {data ? <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: brandCss(data.brand) }} /> : null}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function brandCss({ colors }: Brand): string {
  const { hue, chroma, groundHue, inkHue } = colors;
  return `:root{--brand-h:${hue};--brand-c:${chroma};--ground-h:${groundHue};--ink-h:${inkHue}}`;
}

declare global {
  /** Presses the button again that a visitor pressed before this code was there; of the server's `code-after-paint.ts`. */
  var answerEarlyPress: (() => void) | undefined;
}

export default function Root() {
  const data = useRouteLoaderData<RootData>('root');
  const learner = data?.learner ?? null;
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => rememberLearner(learner), [learner]);
  // Nothing of the page is for whoever is signed in by now.
  useEffect(() => (learner ? onKeptForOther(learner.id, () => window.location.reload()) : undefined), [learner]);
  useEffect(() => onSessionEnded(() => setEnded(true)), []);
  useEffect(() => globalThis.answerEarlyPress?.(), []);
  usePageIntent();
  const { isUsed, answerKey } = useFirstUse(learner !== null);
  return (
    <PlayerProvider learnerId={learner?.id ?? null} fetchSurface={fetchSurfaces}>
      <NavigationProgress />
      <LostPage />
      {isUsed ? <Later fetchCode={fetchKeys} props={{ isSignedIn: learner !== null }} onReady={answerKey} /> : null}
      <Outlet />
      {isUsed ? <Later fetchCode={fetchPageChange} props={{}} /> : null}
      {learner && hasEnded ? <Later fetchCode={fetchSessionEnded} props={{ learner }} /> : null}
    </PlayerProvider>
  );
}

interface LaterProps<Props> {
  readonly fetchCode: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** It has been drawn. */
  readonly onReady?: () => void;
}

/** What nothing waits for: its code comes when the page stands, and a page that cannot fetch it does without. */
function Later<Props extends object>({ fetchCode, props, onReady }: LaterProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    fetchCode().then(
      (code) => setLoaded(() => code),
      () => undefined,
    );
  }, [fetchCode]);
  useEffect(() => {
    if (Loaded) onReady?.();
  }, [Loaded, onReady]);
  return Loaded ? <Loaded {...props} /> : null;
}

/** A thin line while the next page loads; short loads never show it. */
function NavigationProgress() {
  const navigation = useNavigation();
  const isCodeAwaited = useStore(waitingPage, ({ page }) => page?.isLost === false);
  return navigation.state === 'idle' && !isCodeAwaited ? null : (
    <div className="nav-progress" role="status">
      <span className="sr-only">Loading</span>
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <FailureScreen error={error} />
    </main>
  );
}
