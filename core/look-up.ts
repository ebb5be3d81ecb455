/**
 * What a record holds under a name that comes from outside. A plain `record[name]` also finds what every object has: asked
 * for "toString" it would answer with a function.
 */
export const lookUp = <Value>(record: Readonly<Partial<Record<string, Value>>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
