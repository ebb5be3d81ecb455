import '#web/features/notes/notes.css';
import './notes/notes.css';
import { useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import type { Place } from '#core/progress/place.ts';
import { TranscriptSection } from '#web/features/transcript/transcript-section.tsx';
import { useCues } from '#web/features/transcript/use-cues.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { NoteComposer } from './notes/note-composer.tsx';
import { NoteList } from './notes/note-list.tsx';
import { NoteMarks } from './notes/note-marks.tsx';
import { Selectable } from './notes/selectable.tsx';
import type { NotePlace } from './notes/use-note-draft.ts';
import { useNoteDesk } from './notes/use-note-desk.ts';
import { useNoteKey } from './notes/use-note-key.ts';
import { useWantedNote } from './notes/use-wanted-note.ts';
import { SpokenProse } from './spoken-prose.tsx';

export interface LessonTextProps {
  readonly lesson: Lesson;
  /** What the player can hold of it. */
  readonly soundId: string | null;
  readonly queue: readonly string[];
  readonly place: Place | undefined;
}

type Part = 'text' | 'transcript' | 'notes';

/** What there is to read in a lesson, and what the learner writes beside it. With a film or a recording they are tabs, so that it stays in view. */
export function LessonText({ lesson, soundId, queue, place }: LessonTextProps): ReactElement | null {
  const { html, transcriptUrl, captions, chapters } = lesson;
  const unit = useMemo(
    () => ({ id: lesson.id, transcriptUrl, captions, chapters, speechUrl: null, itemKind: 'course' }) as const,
    [lesson.id, transcriptUrl, captions, chapters],
  );
  const prose = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLFormElement>(null);
  const [part, setPart] = useState<Part>(html === null && transcriptUrl === null ? 'notes' : html === null ? 'transcript' : 'text');
  const [wanted, setWanted] = useState(0);
  const desk = useNoteDesk({ lesson, queue, place, prose, onText: () => setPart('text') });
  const { cues } = useCues(unit);
  useWantedNote(desk);

  const openComposer = (): void => {
    setPart('notes');
    setWanted((before) => before + 1);
  };
  useEffect(() => {
    if (wanted > 0) composer.current?.querySelector('textarea')?.focus();
  }, [wanted]);
  useNoteKey(() => {
    desk.beginHere();
    openComposer();
  });

  /** Words to mark and to note, at the place that they have. */
  const selectable = (content: ReactNode, findPlace: (range: Range) => NotePlace | null): ReactElement => (
    <Selectable
      onHighlight={(range, color) => {
        const at = findPlace(range);
        if (at) desk.highlight(at, desk.quoteOf(range), color);
      }}
      onNote={(range) => {
        const at = findPlace(range);
        if (!at) return;
        desk.noteOn(at, desk.quoteOf(range));
        openComposer();
      }}
    >
      {content}
    </Selectable>
  );

  const text =
    html === null ? null : (
      <>
        {selectable(<SpokenProse html={html} soundId={soundId} prose={prose} />, desk.textPlace)}
        <NoteMarks prose={prose} html={html} notes={desk.own.notes} target={desk.target} onArrive={desk.arrive} />
      </>
    );
  const notes = (
    <>
      <NoteComposer
        draft={desk.draft}
        placeWords={desk.placeWords}
        canPause={desk.hasMedia}
        field={composer}
        onWrite={desk.writeText}
        onClear={desk.clear}
        onSave={desk.save}
      />
      <NoteList own={desk.own} chapters={chapters} onGo={desk.go} />
    </>
  );

  if (!desk.hasMedia) {
    if (text === null) return null;
    return (
      <>
        {text}
        <section aria-labelledby="notes" className="mt-10 max-w-160">
          <SectionHead id="notes" title="My notes" />
          {notes}
        </section>
      </>
    );
  }
  const transcript = transcriptUrl === null ? null : <TranscriptSection unit={unit} queue={queue} hasHeading={false} className="-mt-5" />;
  const timeOf = (range: Range): NotePlace | null => {
    const line = range.startContainer.parentElement?.closest<HTMLElement>('[data-cue]')?.dataset['cue'];
    const cue = line === undefined ? undefined : cues[Number(line)];
    return cue ? { positionSec: cue.startSec } : null;
  };
  return (
    <Tabs<Part>
      label="The lesson in words"
      value={part}
      onChange={setPart}
      tabs={[
        ...(text ? [{ value: 'text', label: 'Text', content: text } as const] : []),
        ...(transcript ? [{ value: 'transcript', label: 'Transcript', content: selectable(transcript, timeOf) } as const] : []),
        { value: 'notes', label: 'My notes', count: desk.own.notes.length, content: notes } as const,
      ]}
    />
  );
}
