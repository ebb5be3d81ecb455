import type { ReactElement } from 'react';

/** The full-screen player of phones. The default export is what `lazy` asks for. */
export default function FullPlayer(): ReactElement | null {
  return null;
}
