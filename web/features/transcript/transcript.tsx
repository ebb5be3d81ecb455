import { useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { layParagraphs } from '#core/transcript/paragraphs.ts';
import { useGoTo } from '#web/player/use-play-from.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TranscriptBar } from './transcript-bar.tsx';
import { TranscriptCues } from './transcript-cues.tsx';
import { useCues, type TranscriptSource } from './use-cues.ts';
import { useTextSize } from './use-text-size.ts';
import { useTranscriptSearch } from './use-transcript-search.ts';

export interface TranscriptProps {
  /** What plays, when left out. A page gives its own unit: its words are there before it plays. */
  readonly source?: TranscriptSource | undefined;
  /** What to play around the page's unit, in order. */
  readonly queue?: readonly string[] | undefined;
  /** Stands at the left of the tools. */
  readonly heading?: ReactNode;
  /** Has to give it a height: the lines scroll inside. */
  readonly className?: string | undefined;
}

/** What is said, line by line; follows the sound, and goes where a line is pressed. */
export function Transcript({ source, queue, heading, className }: TranscriptProps): ReactElement {
  const episode = usePlayer((state) => state.episode);
  const of = source ?? episode;
  // The words are parsed by the browser. On the server even asking for them would leave something behind.
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <div className={classes('flex min-h-0 flex-col', className)}>
      {isInBrowser && of ? <TranscriptOf key={of.id} source={of} queue={queue} heading={heading} /> : <TranscriptSkeleton />}
    </div>
  );
}

const subscribeToNothing = (): (() => void) => () => undefined;

interface TranscriptOfProps extends Pick<TranscriptProps, 'queue' | 'heading'> {
  readonly source: TranscriptSource;
}

function TranscriptOf({ source, queue, heading }: TranscriptOfProps): ReactElement {
  const { status, cues, language, retry } = useCues(source);
  const paragraphs = useMemo(() => layParagraphs(cues, source.chapters, source.speechUrl !== null), [cues, source]);
  const search = useTranscriptSearch(paragraphs);
  const { size } = useTextSize();
  const goTo = useGoTo();
  if (status === 'loading') return <TranscriptSkeleton />;
  if (status === 'none') return <EmptyState title="This has no transcript." className="pt-10" />;
  if (status === 'failed') {
    return (
      <ErrorState title="The transcript could not be read." text="You can go on listening." retry={retry} className="m-7 max-md:m-5" />
    );
  }
  return (
    <>
      <TranscriptBar heading={heading} search={search} />
      <TranscriptCues
        unitId={source.id}
        kind={source.itemKind}
        cues={cues}
        paragraphs={paragraphs}
        search={search}
        size={size}
        language={language}
        onPlay={(sec) => goTo({ unitId: source.id, sec, queue })}
      />
    </>
  );
}

/** Paragraphs to come. */
function TranscriptSkeleton(): ReactElement {
  return (
    <div role="status" aria-label="Loading the transcript" className="grid gap-6 p-7 max-md:p-5">
      {[0, 1, 2].map((i) => (
        <span key={i} className="grid gap-2.5">
          <Skeleton className="h-3 w-12" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/5" />
        </span>
      ))}
    </div>
  );
}
