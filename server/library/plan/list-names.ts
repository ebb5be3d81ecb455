const NAMED = 3;

/** `calm (courses/calm), rest (courses/rest) and 4 more`: what may be meant, so that the operator can choose. */
export function listNames(works: readonly { id: string; fullPath: string }[]): string {
  const names = works.slice(0, NAMED).map(({ id, fullPath }) => `${id} (${fullPath})`);
  return works.length > NAMED ? `${names.join(', ')} and ${works.length - NAMED} more` : names.join(', ');
}
