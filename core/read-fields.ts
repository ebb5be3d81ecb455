import type { z } from 'zod';

/** Of a stored value what is understood, field by field, so that one odd value does not cost the others. */
export function readFields<Fields extends Readonly<Record<string, z.ZodType>>>(
  fields: Fields,
  stored: unknown,
): { [Name in keyof Fields]?: z.infer<Fields[Name]> } {
  const values = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const known = Object.entries(fields).flatMap(([name, schema]) => {
    const result = schema.safeParse(Object.hasOwn(values, name) ? values[name] : undefined);
    return result.success ? [[name, result.data] as const] : [];
  });
  return Object.fromEntries(known) as { [Name in keyof Fields]?: z.infer<Fields[Name]> };
}
