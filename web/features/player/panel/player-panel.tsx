import type { ReactElement } from 'react';

/** Transcript, chapters or bookmarks of what plays. The default export is what `lazy` asks for. */
export default function PlayerPanel(): ReactElement | null {
  return null;
}
