/** The address of signing in or registering, with the page that is to be opened afterwards, when the other was led to with one. */
export function keepReturnTo(path: string, asked: URLSearchParams): string {
  const to = asked.get('to');
  return to === null ? path : `${path}?to=${encodeURIComponent(to)}`;
}
