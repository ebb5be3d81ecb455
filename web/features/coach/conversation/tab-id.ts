const KEY = 'cairn_tab';

/** The same for as long as a tab is open, over its reloads. */
export function readTabId(): string {
  try {
    const known = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
    sessionStorage.setItem(KEY, known);
    return known;
  } catch {
    return crypto.randomUUID();
  }
}
