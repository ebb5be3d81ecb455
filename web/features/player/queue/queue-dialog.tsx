import type { ReactElement } from 'react';

/** The play queue. The default export is what `lazy` asks for. */
export default function QueueDialog(): ReactElement | null {
  return null;
}
