/**
 * What the captions of one moment say, a line for each. The lines of a file are made for one width of the picture; only
 * where another person speaks does the break belong to the text.
 */
export const captionText = (captions: readonly string[]): string =>
  captions
    .map((caption) =>
      caption
        .trim()
        .replaceAll(/\s*\n\s*(?![-–—])/gu, ' ')
        .replaceAll(/\s*\n\s*/gu, '\n'),
    )
    .filter((caption) => caption !== '')
    .join('\n');
