import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { startServer, type ServerProcess } from '../houses/server-process.ts';

let people = 0;

/** Tests with a server of their own per worker; an error in a page's console that nobody expected fails the test. */
export const test = base.extend<{ consoleErrors: string[]; guard: void }, { server: ServerProcess }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  // oxlint-disable-next-line no-empty-pattern
  consoleErrors: async ({}, provide) => provide([]),
  guard: [
    async ({ context, consoleErrors }, provide) => {
      watchConsole(context, consoleErrors);
      await provide();
      expect(consoleErrors, 'unexpected errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export function watchConsole(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
}

export const PASSWORD = 'quiet stones by the river';

/** Registers through the API, so that a test which is not about registering starts where it begins. */
export async function registerLearner(page: Page, baseURL: string): Promise<{ email: string; password: string }> {
  people += 1;
  const email = `walker-${process.pid}-${people}@example.org`;
  const response = await page.request.post(`${baseURL}/api/auth/sign-up/email`, {
    data: { name: 'Robin Vale', email, password: PASSWORD },
    headers: { origin: baseURL },
  });
  expect(response.ok()).toBe(true);
  return { email, password: PASSWORD };
}

/** Waits until a part of a page, which comes whole from the server, is listened to by the page's code: what is pressed before is lost. */
export async function expectAwake(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true);
}
