import { z } from 'zod';
import type { NumberedEvent } from './numbered-event.ts';

/** What a call answers with that sends numbered events: the schema of each of them. */
export interface EventStream<Event extends NumberedEvent = NumberedEvent> {
  readonly event: z.ZodType<Event>;
}

type EventOf<DataByEvent extends Record<string, z.ZodType>> = {
  [Name in keyof DataByEvent & string]: { id: number; event: Name; data: z.infer<DataByEvent[Name]> };
}[keyof DataByEvent & string];

/** A stream of these events, each with the data that belongs to it. */
export function streamOf<DataByEvent extends Record<string, z.ZodType>>(dataByEvent: DataByEvent): EventStream<EventOf<DataByEvent>> {
  const events = Object.entries(dataByEvent).map(([event, data]) =>
    z.object({ id: z.number().int().positive(), event: z.literal(event), data }),
  );
  return { event: z.union(events) as z.ZodType as z.ZodType<EventOf<DataByEvent>> };
}

export const isEventStream = (answer: z.ZodType | EventStream): answer is EventStream => !(answer instanceof z.ZodType);
