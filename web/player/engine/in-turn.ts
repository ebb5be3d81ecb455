/** Takes events one after the other: one that comes while another is taken waits for its turn. */
export interface InTurn<Event> {
  send(event: Event): void;
  /** What has come and was not taken yet. */
  waiting(): readonly Event[];
}

export function inTurn<Event>(take: (event: Event) => void): InTurn<Event> {
  const events: Event[] = [];
  let isTaking = false;
  return {
    send(event) {
      events.push(event);
      if (isTaking) return;
      isTaking = true;
      try {
        for (let next = events.shift(); next !== undefined; next = events.shift()) take(next);
      } finally {
        isTaking = false;
      }
    },
    waiting: () => events,
  };
}
