/** Thrown by the readers of whole files; the message is one for the operator. */
export class UnreadableFile extends Error {
  readonly fix: string;
  readonly line: number | null;
  constructor(problem: string, fix: string, line: number | null = null) {
    super(problem);
    this.fix = fix;
    this.line = line;
  }
}
