/** The two halves of a plan that says when and what: "If <when>, then I <act>." */
export interface IfThen {
  readonly when: string;
  readonly act: string;
}

/** A comma before "then" is where the line parts; without one, the first "then I" is. */
const FORMS = [/^if\s+(.+?),\s+then\s+I\s+(.+?)\s*\.?$/isu, /^if\s+(.+?)\s+then\s+I\s+(.+?)\s*\.?$/isu];

/** Reads a line of the fixed form; null of any other line. */
export function readIfThen(line: string): IfThen | null {
  const [, when, act] = FORMS.map((form) => form.exec(line.trim())).find((match) => match !== null) ?? [];
  return when === undefined || act === undefined ? null : { when, act };
}

/**
 * The line of the fixed form; null unless both halves are there. People write the whole line into a half of it: what the
 * form says already is taken away, and nothing else.
 */
export function writeIfThen({ when, act }: IfThen): string | null {
  const condition = trimEnd(when.trim().replace(/^if\s+/iu, ''));
  const deed = trimEnd(act.trim().replace(/^(then\s+I|then|I)\s+/iu, ''));
  return condition === '' || deed === '' ? null : `If ${condition}, then I ${deed}.`;
}

/** One sign at the end is that of the form; several, as in "wait...", are somebody's own. */
const trimEnd = (half: string): string => half.replace(/(?<![.,])[.,]$/u, '').trim();
