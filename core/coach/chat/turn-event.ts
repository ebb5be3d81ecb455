import type { z } from 'zod';
import type { TURN_EVENTS } from '../conversation/conversation.ts';

type Name = keyof typeof TURN_EVENTS;
type Told<Event extends Name> = { readonly id: number; readonly event: Event; readonly data: z.infer<(typeof TURN_EVENTS)[Event]> };

/** One event of a turn. `id` is the length of the text that it brings the reply to; the final one counts one more, and what was begun anew a million more. */
export type TurnEvent = { [Event in Name]: Told<Event> }[Name];
