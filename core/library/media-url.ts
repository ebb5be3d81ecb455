/** Where a media row is served. */
export function mediaUrl(mediaId: string): string {
  return `/media/${mediaId}`;
}
