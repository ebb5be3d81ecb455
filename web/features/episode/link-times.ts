const TAG_OR_TIME = /<[^>]*>|(?<![\d:.])(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?![\d:])/g;
/* Where a time is part of something else. */
const CLOSED = /^<(\/?)(?:a|code|pre|kbd|summary)\b/i;

/** Times in the text become buttons; times of day beyond the end of the recording do not. */
export function linkTimes(html: string, durationSec: number): string {
  let depth = 0;
  return html.replace(TAG_OR_TIME, (found: string, hours: string | undefined, minutes: string | undefined, seconds: string | undefined) => {
    if (minutes === undefined) {
      const closed = CLOSED.exec(found);
      if (closed) depth += closed[1] ? -1 : 1;
      return found;
    }
    const sec = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (depth > 0 || sec > durationSec) return found;
    return `<button type="button" data-sec="${sec}" aria-label="Play from ${found}">${found}</button>`;
  });
}
