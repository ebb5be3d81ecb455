import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';

export interface ErrorStateProps {
  readonly title: ReactNode;
  /** What happened and what to do. */
  readonly text?: ReactNode;
  readonly retry?: (() => void) | undefined;
  readonly retryLabel?: ReactNode;
  /** It is all there is on the page: its title is the page's. */
  readonly isPage?: boolean;
  readonly className?: string | undefined;
}

export function ErrorState({ title, text, retry, retryLabel = 'Try again', isPage = false, className }: ErrorStateProps): ReactElement {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div role="alert" className={classes('grid justify-items-start gap-1.5 border-t-[1.5px] border-ink pt-3', className)}>
      <Heading className="flex items-center gap-2">
        <CircleAlert size={20} aria-hidden="true" className="text-bad" />
        {title}
      </Heading>
      {text ? <p className="max-w-120 text-ink-2">{text}</p> : null}
      {retry ? (
        <Button className="mt-3" icon={<RotateCw size={17} aria-hidden="true" />} onClick={retry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
