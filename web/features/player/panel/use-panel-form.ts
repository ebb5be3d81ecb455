import { useMatches } from 'react-router';
import { useMedia } from '#web/ui/use-media.ts';

/** Beside the page, over it from the right, or over it from below. */
export type PanelForm = 'docked' | 'drawer' | 'sheet';

/** Where the panel stands. Only the app's frame has a place beside the page: public pages use their whole width. */
export function usePanelForm(): PanelForm {
  const isWide = useMedia('(width >= 64rem)');
  const isTablet = useMedia('(width >= 48rem)');
  const hasFrame = useMatches().some(({ id }) => id.endsWith('app-layout'));
  if (isWide && hasFrame) return 'docked';
  return isTablet ? 'drawer' : 'sheet';
}
