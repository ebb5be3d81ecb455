import { Repeat, Repeat1, Shuffle, SkipBack, SkipForward, Trash2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { canNext, canPrevious } from '#core/player/queue.ts';
import type { QueueState } from '#core/player/queue-state.ts';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';

export interface QueueFooterProps {
  readonly queue: QueueState;
  readonly say: (text: string) => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const NEXT_REPEAT = { off: 'one', one: 'all', all: 'off' } as const;

/** What concerns the queue as a whole. */
export function QueueFooter({ queue, say }: QueueFooterProps): ReactElement {
  const { toggleShuffle, cycleRepeat, previous, next, clearQueue } = usePlayerCommands();
  const { shuffle, repeatMode } = queue;

  return (
    <div className="flex flex-1 flex-wrap items-center justify-between md:gap-x-2">
      <span className="flex items-center md:gap-1">
        <FooterButton icon={<Shuffle {...ICON} />} label="Shuffle" aria-pressed={shuffle} isOn={shuffle} onClick={toggleShuffle} />
        <FooterButton
          icon={repeatMode === 'one' ? <Repeat1 {...ICON} /> : <Repeat {...ICON} />}
          label={`Repeat ${repeatMode}`}
          isOn={repeatMode !== 'off'}
          onClick={() => {
            cycleRepeat();
            say(`Repeat ${NEXT_REPEAT[repeatMode]}`);
          }}
        />
      </span>
      <span className="flex items-center md:gap-1">
        <FooterButton icon={<SkipBack {...ICON} />} label="Previous" disabled={!canPrevious(queue)} onClick={previous} />
        <FooterButton icon={<SkipForward {...ICON} />} label="Next" disabled={!canNext(queue)} onClick={next} />
      </span>
      <FooterButton icon={<Trash2 {...ICON} />} label="Clear All" disabled={queue.items.length === 0} onClick={clearQueue} isNamed />
    </div>
  );
}

type FooterButtonProps = Omit<ButtonProps, 'children' | 'to' | 'variant'> & {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isOn?: boolean;
  /** Shows its name on phones as well. */
  readonly isNamed?: boolean;
};

function FooterButton({ label, isOn = false, isNamed = false, ...rest }: FooterButtonProps): ReactElement {
  return (
    <Button
      variant="quiet"
      size="sm"
      {...rest}
      className={classes('max-md:min-h-11 max-md:min-w-11 pointer-coarse:min-h-11', isOn && 'bg-well-2 text-ink!')}
    >
      <span className={classes(!isNamed && 'max-md:sr-only')}>{label}</span>
    </Button>
  );
}
