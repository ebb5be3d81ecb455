import { matchRoutes, type RouteObject, type UNSAFE_AssetsManifest } from 'react-router';
import { createStore } from 'zustand/vanilla';
import { decideAccess } from '#core/account/access.ts';

type Manifest = UNSAFE_AssetsManifest;

declare global {
  interface Window {
    /** What React Router knows of all pages: their files, and the code of those that were opened. */
    __reactRouterManifest?: Manifest;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** A page that was asked for and whose code is not here yet. */
interface WaitingPage {
  /** It could not be fetched: the page waits for the connection, or to be asked for again. */
  readonly isLost: boolean;
  readonly retry: () => void;
}
export const waitingPage = createStore<{ readonly page: WaitingPage | null }>(() => ({ page: null }));
export const dropWaitingPage = (): void => waitingPage.setState({ page: null });

/** The code of a page that somebody seems about to open, fetched and not run. What fails is tried again when they do. */
export function fetchPageAhead(path: string): void {
  void fetchFiles(filesOf(path)).catch(() => undefined);
}

/**
 * Opens a page once its code is here. React Router reloads the document when it cannot fetch that: without a connection the player
 * and all the rest would go with it. Only the page that was asked for last is opened.
 */
export function openWithCode(path: string, open: () => Promise<unknown>): Promise<unknown> {
  dropWaitingPage();
  const files = filesOf(path);
  if (files.length === 0) return open();
  return new Promise((resolve) => {
    const attempt = async (wasLost: boolean): Promise<void> => {
      const page: WaitingPage = { isLost: wasLost, retry: () => void attempt(true) };
      waitingPage.setState({ page });
      const outcome = await fetchFiles(files).catch(() => 'lost' as const);
      if (waitingPage.getState().page !== page) return;
      if (outcome === 'lost') return waitingPage.setState({ page: { ...page, isLost: true } });
      dropWaitingPage();
      if (outcome === 'here') resolve(open());
      // A new release has taken it away.
      else window.location.assign(path);
    };
    void attempt(false);
  });
}

const fetched = new Map<string, Promise<boolean>>();

async function fetchFiles(files: readonly string[]): Promise<'here' | 'gone'> {
  const answers = await Promise.all(files.map(fetchFile));
  return answers.every(Boolean) ? 'here' : 'gone';
}

/** Whether the server has it. */
function fetchFile(file: string): Promise<boolean> {
  const known = fetched.get(file);
  if (known) return known;
  const begun = /\.css\b/.test(file) ? ask(file) : preload(file).catch(() => ask(file));
  fetched.set(file, begun);
  const forget = (): unknown => fetched.delete(file);
  begun.then((isHere) => isHere || forget(), forget);
  return begun;
}

async function ask(file: string): Promise<boolean> {
  const response = await fetch(file);
  await response.arrayBuffer();
  return response.ok;
}

/** From then on the page needs no connection for it. */
function preload(module: string): Promise<true> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: module });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${module} did not come.`));
    });
    document.head.append(link);
  });
}

/** The files of what was not opened in this document yet. */
function filesOf(path: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: opened = {} } = window;
  const { pathname } = new URL(path, window.location.href);
  const isSignedIn = document.documentElement.dataset['session'] === 'in';
  if (!manifest || decideAccess(pathname, isSignedIn).to === 'redirect') return [];
  const matches = matchRoutes(childrenOf(manifest, undefined), pathname) ?? [];
  const files = matches.flatMap(({ route: { id = '' } }) => {
    const route = manifest.routes[id];
    return route && !(id in opened) ? [route.module, route.clientLoaderModule, ...(route.imports ?? []), ...(route.css ?? [])] : [];
  });
  return [...new Set(files.filter((file) => file !== undefined))];
}

function childrenOf(manifest: Manifest, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path = '', index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(manifest, id) }];
  });
}
