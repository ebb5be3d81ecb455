import type { Certificate } from './certificate.ts';

/** Of the lessons that were marked as done, or whose end was jumped to; null where there are none. */
export function describeMarked({ marked, lessons }: Pick<Certificate, 'marked' | 'lessons'>): string | null {
  if (marked === 0) return null;
  const which = marked === lessons && lessons > 1 ? 'all' : String(marked);
  return `${which} finished without going through all of ${marked === 1 ? 'it' : 'them'}`;
}

export const describeCheck = ({ fraction, passed }: Omit<Certificate['checks'][number], 'title'>): string =>
  fraction === null ? 'not taken' : `${Math.round(fraction * 100)}% right${passed ? ', passed' : ''}`;
