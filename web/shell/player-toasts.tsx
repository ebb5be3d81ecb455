import { useQueryClient } from '@tanstack/react-query';
import { usePlayer, usePlayerNotice } from '#web/player/use-player.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Says what happened in the player, with the way back. */
export function PlayerToasts(): null {
  const toast = useToast();
  const queries = useQueryClient();
  const isQueueOpen = usePlayer((state) => state.view.isQueueOpen);
  usePlayerNotice(({ text, tone, about, undo }) => {
    if (about === 'bookmark') void queries.invalidateQueries({ queryKey: ['notes'] });
    // The queue's own dialog says it, where it happened.
    if (about === 'queue' && isQueueOpen) return;
    // One message about one thing: after three removals the last can be taken back.
    toast.show({ text, tone, key: `player-${about}`, ...(undo ? { action: { label: 'Undo', onAction: undo } } : {}) });
  });
  return null;
}
