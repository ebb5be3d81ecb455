/** Whether `If-None-Match` names this tag. Weak ones count: what a proxy has compressed is the same content. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
