/** The part of Babel's node paths that is looked at. */
interface NodePath {
  listKey?: string;
  parent: { type: string; callee?: { type: string; name?: string } };
}

/** What a route's `describe(...)` says of it is documentation: its address is compared in tests/contract, no behaviour hangs on the words. */
function shouldIgnore({ listKey, parent }: NodePath): string | undefined {
  const isSummary = listKey === 'arguments' && parent.type === 'CallExpression' && parent.callee?.name === 'describe';
  return isSummary ? 'documentation of a route' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'summaries', value: { shouldIgnore } }];
