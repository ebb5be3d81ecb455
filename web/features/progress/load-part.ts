import { ApiError, isSignedOut } from '#web/api/api-error.ts';

/** One part of a page that stands without the others: what it shows, or why it did not load. */
export type Part<Data> = { readonly data: Data; readonly failure: null } | { readonly data: null; readonly failure: string };

/** @throws when the session has ended: that is of the whole page */
export async function loadPart<Data>(loading: Promise<Data>): Promise<Part<Data>> {
  try {
    return { data: await loading, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError) || isSignedOut(error)) throw error;
    return { data: null, failure: error.message };
  }
}
