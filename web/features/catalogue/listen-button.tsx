import { Pause, Volume2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePlayUnit } from '#web/features/player/play-button.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';

export interface ListenButtonProps {
  /** The spoken text of a lesson or a book. */
  readonly speechId: string;
  /** What is read aloud, for assistive technology. */
  readonly title: string;
  readonly variant?: ButtonVariant;
  readonly className?: string;
}

/** Has a text read aloud by a voice of the device, or pauses it. */
export function ListenButton({ speechId, title, variant = 'line', className }: ListenButtonProps): ReactElement {
  const { isActive, onClick } = usePlayUnit({ unitId: speechId });
  const Icon = isActive ? Pause : Volume2;
  return (
    <Button
      variant={variant}
      onClick={onClick}
      aria-label={isActive ? `Pause ${title}` : `Listen to ${title}`}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      className={className}
    >
      {isActive ? 'Pause' : 'Listen'}
    </Button>
  );
}
