import './next-lesson.css';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { Lesson } from '#core/library/catalogue.ts';
import { lessonPath } from '#web/addresses.ts';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/field.tsx';
import { useKeptSwitch } from './use-kept-switch.ts';
import { useLessonEnd } from './use-lesson-end.ts';

/** Time enough to say no. */
const WAIT_SEC = 5;

export interface NextLessonProps {
  readonly lesson: Lesson;
  /** What the player can hold of it. */
  readonly soundId: string | null;
}

/** Whether the page goes on by itself when the lesson has ended, and the moment before it does. */
export function NextLesson({ lesson: { courseId, next }, soundId }: NextLessonProps): ReactElement | null {
  const [isOn, setOn] = useKeptSwitch('cairn_next_lesson');
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { pause } = usePlayerCommands();
  useLessonEnd(soundId, (playing) => {
    if (!isOn || next === null || isWriting()) return;
    setLeaving(true);
    // What comes next is a text or a quiz, and the player has gone on to a lesson after it.
    if (playing !== soundId && playing !== next.id) pause();
  });
  if (next === null || soundId === null) return null;
  return (
    <>
      <Switch label="Go on by itself" className="next-lesson-switch" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      {isLeaving ? (
        <Leaving
          title={next.title}
          onStay={() => setLeaving(false)}
          onLeave={() => {
            setLeaving(false);
            if (!isWriting()) void navigate(lessonPath(courseId, next.id));
          }}
        />
      ) : null}
    </>
  );
}

/** What is being written stays in view. */
const isWriting = (): boolean => [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(({ value }) => value !== '');

interface LeavingProps {
  readonly title: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function Leaving({ title, onStay, onLeave }: LeavingProps): ReactElement {
  const [leftSec, setLeftSec] = useState(WAIT_SEC);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => (leftSec > 1 ? setLeftSec(leftSec - 1) : leave()), 1000);
    return () => clearTimeout(timer);
  }, [leftSec]);
  return (
    <div className="next-lesson">
      {/* Said once: the seconds are for the eye. */}
      <p role="status" className="sr-only">
        Next lesson, {title}, in {WAIT_SEC} seconds. Press Stay here to remain.
      </p>
      <p aria-hidden="true" className="min-w-0 flex-1">
        <strong>{title}</strong> in {leftSec} s
      </p>
      <Button size="sm" onClick={onStay}>
        Stay here
      </Button>
      <Button size="sm" variant="accent" onClick={onLeave}>
        Go now
      </Button>
    </div>
  );
}
