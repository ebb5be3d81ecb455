import { createContext, redirectDocument, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ApiError, isSignedOut } from '#web/api/api-error.ts';
import { browserApi, type Api } from '#web/api/client.ts';
import { learnerOfPage, untilSessionBack } from '#web/api/session-end.ts';

/** What a screen's one `load` function gets, on the server and in the browser alike. */
export interface LoadInput {
  api: Api;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}
export type Load<Data> = (input: LoadInput) => Promise<Data>;

/** The in-process client of this request; set by the server for every document. */
export const apiContext = createContext<Api>();

/** `export const loader = onServer(load)` */
export function onServer<Data>(load: Load<Data>) {
  return ({ request, params, context }: LoaderFunctionArgs): Promise<Data> =>
    asResponse(load({ api: context.get(apiContext), params, url: new URL(request.url) }));
}

/**
 * `export const clientLoader = inBrowser(load)`. Pages are kept for a short while, so that going back is instant;
 * a screen that shows what the learner just changed passes `{ keepMs: 0 }`.
 */
export function inBrowser<Data>(load: Load<Data>, { keepMs = 30_000 }: { keepMs?: number } = {}) {
  return ({ request, params }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url);
    // Only navigation needs it: the first page does without.
    const queryFn = () => load({ api: browserApi, params, url });
    const fetchScreen = async (): Promise<Data> => {
      const { queryClient } = await import('#web/query-client.ts');
      return queryClient.fetchQuery({ queryKey: ['screen', url.pathname, url.search], queryFn, staleTime: keepMs, retry: false });
    };
    return asResponse(whileSignedIn(fetchScreen), url);
  };
}

/** The page that is open stays as it is until its learner is back: what is being written in it is not lost. */
async function whileSignedIn<Data>(fetchScreen: () => Promise<Data>): Promise<Data> {
  try {
    return await fetchScreen();
  } catch (error) {
    if (!isSignedOut(error) || learnerOfPage() === null) throw error;
    await untilSessionBack();
    return whileSignedIn(fetchScreen);
  }
}

/** A failed call becomes the route's error state with its status. */
async function asResponse<Data>(loading: Promise<Data>, url?: URL): Promise<Data> {
  try {
    return await loading;
  } catch (error) {
    // Visitors: as a document the page redirects, and is returned to after signing in.
    if (url && isSignedOut(error)) throw redirectDocument(url.href);
    if (error instanceof ApiError)
      throw new Response(error.message, { status: error.status === 0 ? 503 : error.status, statusText: error.code });
    throw error;
  }
}
