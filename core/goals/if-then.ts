/** The two halves of a plan that says when and what: "If <when>, then I <act>." */
export interface IfThen {
  readonly when: string;
  readonly act: string;
}

/**
 * What parts the halves: a comma before "then", or without one the first "then I". Each looks at what stands before it, so
 * that a run of spaces is tried from its start alone: reading takes time that grows with the line and no faster.
 */
const PARTINGS = [/(?<=.),\s+then\s+I\s+/isu, /(?<=\S)\s+then\s+I\s+/iu];

/** Reads a line of the fixed form; null of any other line. */
export function readIfThen(line: string): IfThen | null {
  const [opening] = /^if\s+/iu.exec(line.trim()) ?? [];
  if (opening === undefined) return null;
  const halves = line.trim().slice(opening.length);
  const parting = PARTINGS.map((form) => form.exec(halves)).find((match) => match !== null);
  if (parting === undefined) return null;
  const act = halves.slice(parting.index + parting[0].length);
  return { when: halves.slice(0, parting.index), act: act.length > 1 && act.endsWith('.') ? act.slice(0, -1).trimEnd() : act };
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
