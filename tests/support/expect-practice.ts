import { expect } from 'vitest';
import { ConversationContext, MANAGEMENT_FOCUSES, NETWORKING_SCENARIOS } from '#core/coach/conversation/context.ts';
import { Practice } from '#core/practice/practice.ts';

/** The coach can begin it: what it names is known there. */
export function expectPractice(practice: Practice): void {
  const { mode, ...context } = Practice.parse(practice);
  expect(ConversationContext.safeParse(context).success).toBe(true);
  if (mode === 'networking') expect(Object.keys(NETWORKING_SCENARIOS)).toContain(context.networkingScenario);
  if (mode === 'managerial') expect(MANAGEMENT_FOCUSES).toContain(context.focusAreaTitle);
  if (mode === 'interview') expect(context.question).toMatch(/[.?]$/);
}
