/** One of a stream of events whose numbers rise from 1; `data` travels as JSON. */
export interface NumberedEvent {
  id: number;
  event: string;
  data: unknown;
}
