/** What was said, as small letters with single blanks: for short messages that are known by their wording. */
export const plainWords = (content: string): string =>
  content
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z' ,]+/g, ' ')
    .replaceAll(/[ ,]+/g, ' ')
    .trim();
