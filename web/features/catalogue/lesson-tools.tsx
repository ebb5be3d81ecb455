import type { ReactElement } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { ListenButton } from './listen-button.tsx';
import { PanelButton } from './panel-button.tsx';

export interface LessonToolsProps {
  readonly lesson: Lesson;
  /** It has a film or a recording. */
  readonly isPlayable: boolean;
}

/** What can be done with a lesson beside doing it: have its text read aloud and follow it, put it into the queue. */
export function LessonTools({ lesson, isPlayable }: LessonToolsProps): ReactElement | null {
  const { id, title, speechId } = lesson;
  const unitId = isPlayable ? id : speechId;
  if (!unitId) return null;
  return (
    <div className="-mr-2 flex flex-wrap items-center gap-1">
      {isPlayable ? null : (
        <>
          <ListenButton speechId={unitId} title={title} variant="quiet" />
          <PanelButton panel="transcript" unitIds={[unitId]} variant="quiet" />
        </>
      )}
      <QueueMenu unitIds={[unitId]} title={title} />
    </div>
  );
}
