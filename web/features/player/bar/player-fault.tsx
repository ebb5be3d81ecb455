import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { MEMBERS_ONLY } from '#core/account/may-open.ts';
import type { PlaybackFault } from '#core/player/playback-state.ts';
import { canNext } from '#core/player/queue.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';

const MESSAGES: Record<PlaybackFault, string> = {
  unit: 'This could not be loaded.',
  text: 'The text to read aloud could not be loaded.',
  place: 'Your place could not be loaded.',
  session: 'You are signed out.',
  members: MEMBERS_ONLY,
  gone: 'This is no longer in the library.',
  network: 'The connection was lost. Your place is kept.',
  media: 'This file cannot be played.',
  voice: 'This browser has no voice to read aloud.',
};

/** Stands where the buttons are: what is wrong, and the two ways on. */
export function PlayerFault(): ReactElement {
  const { retry, next, removeFromQueue } = usePlayerCommands();
  const fault = usePlayer((state) => state.playback.fault) ?? 'media';
  const index = usePlayer((state) => state.queue.currentQueueIndex);
  const hasNext = usePlayer((state) => canNext(state.queue));
  return (
    <div className="flex min-w-0 items-center gap-2">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="text-bad" />
      <p role="alert" className="min-w-0 flex-1 leading-tight max-md:text-sm md:max-w-80">
        {MESSAGES[fault]}
      </p>
      {fault === 'gone' ? (
        <Button size="sm" onClick={() => removeFromQueue(index)}>
          Remove
        </Button>
      ) : fault === 'members' ? (
        <Button size="sm" to="/plans">
          See plans
        </Button>
      ) : fault === 'session' ? (
        <Button size="sm" onClick={() => window.location.assign('/login')}>
          Sign in
        </Button>
      ) : (
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      )}
      <Button size="sm" variant="quiet" disabled={!hasNext} onClick={next}>
        Skip
      </Button>
    </div>
  );
}
