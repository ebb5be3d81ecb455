import type { ReactElement } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import { TranscriptSection } from '#web/features/transcript/transcript-section.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { SpokenProse } from './spoken-prose.tsx';

export interface LessonTextProps {
  readonly lesson: Lesson;
  /** What the player can hold of it. */
  readonly soundId: string | null;
  readonly queue: readonly string[];
}

/** What there is to read in a lesson: its text, and of a film or a recording what is said in it. */
export function LessonText({ lesson, soundId, queue }: LessonTextProps): ReactElement | null {
  const { id, html, transcriptUrl, captions, chapters } = lesson;
  const text = html === null ? null : <SpokenProse key={id} html={html} soundId={soundId} />;
  if (transcriptUrl === null) return text;
  const unit = { id, transcriptUrl, captions, chapters, speechUrl: null, itemKind: 'course' } as const;
  if (text === null) return <TranscriptSection unit={unit} queue={queue} />;
  return (
    <Tabs
      key={id}
      label="The lesson in words"
      tabs={[
        { value: 'text', label: 'Text', content: text },
        {
          value: 'transcript',
          label: 'Transcript',
          content: <TranscriptSection unit={unit} queue={queue} hasHeading={false} className="-mt-5" />,
        },
      ]}
    />
  );
}
