/** Thrown after a reader itself has reported what is wrong. */
export class AlreadyReported extends Error {}
