/** What an engine is told about the media it has. */
export type EngineCommand =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; sec: number }
  | { type: 'set-volume'; volume: number }
  /** Factor on the volume, 0 to 1, that is not reported: the sleep timer fades without moving the learner's volume. */
  | { type: 'set-fade'; factor: number }
  | { type: 'set-muted'; isMuted: boolean }
  | { type: 'set-rate'; rate: number }
  /** Lets go of the media. */
  | { type: 'unload' };
