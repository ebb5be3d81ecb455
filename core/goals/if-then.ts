/** The two halves of a plan that says when and what: "If <when>, then I <act>." */
export interface IfThen {
  readonly when: string;
  readonly act: string;
}

const FORM = /^if\s+(.+?),?\s+then\s+I\s+(.+?)\s*\.?$/isu;

/** Reads a line of the fixed form; null of any other line. */
export function readIfThen(line: string): IfThen | null {
  const [, when, act] = FORM.exec(line.trim()) ?? [];
  return when === undefined || act === undefined ? null : { when, act };
}

/** The line of the fixed form; null unless both halves are there. People write the whole line into a half of it. */
export function writeIfThen({ when, act }: IfThen): string | null {
  const condition = trimHalf(when, /^if\s+/iu);
  const deed = trimHalf(act, /^(?:then I|then|I)\s+/iu);
  return condition === '' || deed === '' ? null : `If ${condition}, then I ${deed}.`;
}

/** What the form says already is taken away. */
const trimHalf = (half: string, opening: RegExp): string =>
  half
    .trim()
    .replace(opening, '')
    .replace(/[\s,.;]+$/u, '');
