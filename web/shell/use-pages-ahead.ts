import { use, useEffect } from 'react';
import { preloadModule } from 'react-dom';
import { UNSAFE_FrameworkContext } from 'react-router';

const APP = 'shell/app-layout';

/**
 * Fetches the code of the app's pages while the browser has nothing else to do. React Router reloads the document when it
 * cannot fetch that of a page; without a connection the player and all the rest would go with it. It is fetched and not
 * run, and what cannot be fetched is asked for again when the page is opened.
 */
export function usePagesAhead(): void {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes;
  useEffect(() => {
    if (!routes || savesData()) return undefined;
    return whenIdle(() => {
      for (const route of Object.values(routes)) {
        if (route?.parentId !== APP) continue;
        for (const file of [route.module, route.clientLoaderModule, ...(route.imports ?? [])])
          if (file !== undefined) preloadModule(file, { as: 'script' });
      }
    });
  }, [routes]);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  return connection?.saveData === true;
}

function whenIdle(work: () => void): () => void {
  // Safari does not tell when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
