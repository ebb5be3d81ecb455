import { useEffect, useEffectEvent } from 'react';
import { REVIEW_GRADES, type ReviewGrade } from '#core/review/grades.ts';
import { isInDialog, keyTarget, takesKey } from '#web/features/commands/key-target.ts';

export interface ReviewKeys {
  /** Null where there is nothing to show, to grade or to take back. */
  readonly onShow: (() => void) | null;
  readonly onGrade: ((grade: ReviewGrade) => void) | null;
  readonly onUndo: (() => void) | null;
}

/** Space shows, 1 to 4 grade, u takes back; before the keys of the player and of the app. */
export function useReviewKeys({ onShow, onGrade, onUndo }: ReviewKeys): void {
  const act = (key: string): (() => void) | null => {
    if (key === ' ') return onShow;
    if (key.toLowerCase() === 'u') return onUndo;
    const grade = /^[1-4]$/.test(key) ? REVIEW_GRADES[Number(key) - 1] : undefined;
    return grade && onGrade ? () => onGrade(grade) : null;
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = keyTarget(event.target);
    if (isInDialog(target) || takesKey(target, event.key)) return;
    const action = act(event.key);
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
