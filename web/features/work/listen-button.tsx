import { Pause, Volume2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePlayUnit } from '#web/features/player/play-button.tsx';
import { useVoicesEarly } from '#web/player/use-voices-early.ts';
import { Button } from '#web/ui/button.tsx';

export interface ListenButtonProps {
  /** The spoken text of a lesson or a book. */
  readonly speechId: string;
  /** What is read aloud, for assistive technology. */
  readonly title: string;
  readonly size?: 'md' | 'sm';
}

/** Has a text read aloud by a voice of the device, or pauses it. */
export function ListenButton({ speechId, title, size = 'md' }: ListenButtonProps): ReactElement {
  const { isActive, onClick } = usePlayUnit({ unitId: speechId });
  useVoicesEarly();
  const Icon = isActive ? Pause : Volume2;
  return (
    <Button
      size={size}
      onClick={onClick}
      aria-label={isActive ? `Pause ${title}` : `Listen to ${title}`}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
    >
      {isActive ? 'Pause' : 'Listen'}
    </Button>
  );
}
