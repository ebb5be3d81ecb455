import { ArrowRight, Check, ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import { itemPath, lessonPath } from '#web/addresses.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, Signpost } from '#web/ui/button.tsx';
import { useFinishLesson } from './use-finish-lesson.ts';

/** Where the way goes on: the next lesson, and after the last one the course. */
function nextPath({ courseId, next }: Lesson): string {
  return next ? lessonPath(courseId, next.id) : itemPath({ kind: 'course', id: courseId });
}

export interface LessonDone {
  readonly lesson: Lesson;
  readonly isDone: boolean;
}

export interface LessonStepsProps extends LessonDone {
  /** It was marked as done and the page stays: the button that did it is gone. */
  readonly onMarked: () => void;
}

/** Back to the lesson before, on to the next. */
export function LessonSteps(props: LessonStepsProps): ReactElement {
  const { courseId, previous, position } = props.lesson;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {previous ? (
        <Button
          to={lessonPath(courseId, previous.id)}
          aria-label={`Back to lesson ${position - 1}, ${previous.title}`}
          icon={<ChevronLeft size={17} aria-hidden="true" />}
        >
          Lesson {position - 1}
        </Button>
      ) : null}
      <LessonOnward {...props} />
    </div>
  );
}

/** Done with it and on; also below what there is to read and to answer. */
export function LessonOnward({ lesson, isDone, onMarked }: LessonStepsProps): ReactElement {
  const { finish, isSaving } = useFinishLesson(lesson);
  if (isDone) {
    return (
      <Signpost to={nextPath(lesson)} icon={<ArrowRight size={18} aria-hidden="true" />}>
        {lesson.next ? 'Next lesson' : 'Back to the course'}
      </Signpost>
    );
  }
  if (lesson.quiz) {
    return (
      <Button disabled={isSaving} onClick={() => finish(null, { onSuccess: onMarked })} icon={<Check size={18} aria-hidden="true" />}>
        Mark as done
      </Button>
    );
  }
  return (
    <Signpost
      disabled={isSaving}
      onClick={() => finish(nextPath(lesson), { onSuccess: (became) => (became === 'kept' ? onMarked() : undefined) })}
      icon={<Check size={18} aria-hidden="true" />}
    >
      {lesson.next ? 'Done, next lesson' : 'Done, to the course'}
    </Signpost>
  );
}

/** When a lesson counts as done, said beside whether it does. */
export function CompletionRule({ lesson, isDone }: LessonDone): ReactElement {
  if (isDone) {
    return (
      <Badge tone="good" icon={<Check size={13} aria-hidden="true" />}>
        Done
      </Badge>
    );
  }
  return <p className="text-sm text-ink-3">{describeRule(lesson)}</p>;
}

function describeRule({ kind, quiz, next, speechId }: Lesson): string {
  const button = next ? 'Done, next lesson' : 'Done, to the course';
  if (quiz) return `Counts as done when ${Math.round(quiz.passFraction * 100)}% of your answers are right, or when you mark it yourself.`;
  if (kind === 'video') return `Counts as done when you have watched it to the end, or when you press “${button}”.`;
  if (kind === 'audio') return `Counts as done when you have heard it to the end, or when you press “${button}”.`;
  return `Counts as done when you press “${button}”${speechId ? ', or have listened to the end' : ''}.`;
}
