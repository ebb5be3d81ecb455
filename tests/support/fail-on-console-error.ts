import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error nobody expected fails the test. A test that provokes one replaces the spy's expectation with `expectConsoleError`. */
let spy: ReturnType<typeof vi.spyOn>;
let isExpected = false;

beforeEach(() => {
  isExpected = false;
  spy = vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = spy.mock.calls.slice();
  spy.mockRestore();
  if (!isExpected) expect(calls, 'unexpected console.error').toEqual([]);
});

/** Call in a test whose subject is right to report a failure. */
export function expectConsoleError(): void {
  isExpected = true;
  spy.mockImplementation(() => {});
}
