import type { ReactElement } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { ListenButton } from '#web/features/work/listen-button.tsx';
import { PanelButton } from '#web/features/work/panel-button.tsx';

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
    <div className="flex flex-wrap items-center gap-2">
      {isPlayable ? null : (
        <>
          <ListenButton speechId={unitId} title={title} size="sm" />
          <PanelButton panel="transcript" unitIds={[unitId]} size="sm" />
        </>
      )}
      <QueueMenu unitIds={[unitId]} title={title} />
    </div>
  );
}
