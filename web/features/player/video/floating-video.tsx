import type { ReactElement } from 'react';

/** The floating video window. The default export is what `lazy` asks for. */
export default function FloatingVideo(): ReactElement | null {
  return null;
}
