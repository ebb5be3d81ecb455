import type { EngineCommand } from '#core/player/engine-command.ts';
import type { EngineEvent } from '#core/player/playback.ts';
import type { PlayerEngine } from './engine.ts';

/** What every engine has that a reducer decides for. */
export interface EngineEvents<Event> {
  /** Takes events one after the other: one that comes while another is taken waits. */
  send(event: Event): void;
  tell(event: EngineEvent): void;
  /** The part of an engine that is the same in all: a command is an event too. */
  methods: Omit<PlayerEngine, 'load' | 'preload' | 'destroy'>;
  /** Nobody is told anything any more. */
  close(): void;
}

export function createEngineEvents<Event extends { type: string }>(take: (event: Event | EngineCommand) => void): EngineEvents<Event> {
  const listeners = new Set<(event: EngineEvent) => void>();
  const waiting: (Event | EngineCommand)[] = [];
  let isTaking = false;

  function send(event: Event | EngineCommand): void {
    waiting.push(event);
    if (isTaking) return;
    isTaking = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) take(next);
    } finally {
      isTaking = false;
    }
  }

  return {
    send,
    tell(event) {
      // Whoever hears of the media may replace it; what is still to be told is about the old one.
      if (waiting.some(({ type }) => type === 'load' || type === 'unload')) return;
      listeners.forEach((listen) => listen(event));
    },
    methods: {
      play: () => send({ type: 'play' }),
      pause: () => send({ type: 'pause' }),
      seek: (sec) => send({ type: 'seek', sec }),
      setVolume: (volume) => send({ type: 'set-volume', volume }),
      setFade: (factor) => send({ type: 'set-fade', factor }),
      setMuted: (isMuted) => send({ type: 'set-muted', isMuted }),
      setRate: (rate) => send({ type: 'set-rate', rate }),
      unload: () => send({ type: 'unload' }),
      subscribe(listen) {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
    },
    close: () => listeners.clear(),
  };
}
