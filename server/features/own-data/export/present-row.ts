/** What a column is, where it is neither a text nor a number. */
export interface Shape {
  /** Milliseconds since 1970. */
  readonly moments?: readonly string[];
  readonly json?: readonly string[];
  /** 0 or 1. */
  readonly flags?: readonly string[];
  /** Never handed out. */
  readonly secrets?: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;
export type Entry = Readonly<Record<string, unknown>>;

/** Whose a row is goes without saying, and its place in the table is the database's own. */
const UNSAID: readonly string[] = ['userId', 'rowid'];

/** A row as whoever owns it can read it. */
export function presentRow(row: Row, shape: Shape): Entry {
  const { moments = [], json = [], flags = [], secrets = [] } = shape;
  const present = (name: string, value: unknown): unknown => {
    if (value === null) return null;
    if (moments.includes(name)) return new Date(Number(value)).toISOString();
    if (json.includes(name)) return parse(String(value));
    return flags.includes(name) ? Boolean(value) : value;
  };
  const shown = Object.entries(row).filter(([name]) => !UNSAID.includes(name) && !secrets.includes(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, present(name, value)]));
}

/** What was kept in a way that nobody reads any more is handed out as it is. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
