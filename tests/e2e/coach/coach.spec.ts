import type { Page } from '@playwright/test';
import {
  delta,
  DONE,
  finish,
  refuse,
  say,
  send,
  startAiService,
  type AiAnswer,
  type AiRequest,
  type AiService,
} from '../../support/outside/ai-service.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaults } from '../../support/browser/expect-no-faults.ts';
import { startServer, type ServerProcess } from '../../support/houses/server-process.ts';

const SLOW_MS = 40;
const ANSWER = 'I asked both leads for one hour, and proposed that we drop ours.';

const field = (page: Page) => page.getByRole('textbox', { name: /^Your (answer|message)$/ });
const turns = (page: Page) => page.getByRole('region', { name: 'Conversation' }).getByRole('article');
/** What the learner said: the coach may use the same words. */
const said = (page: Page, text: string) =>
  turns(page)
    .filter({ has: page.getByRole('heading', { name: 'Your answer' }) })
    .filter({ hasText: text });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });
/** Said by the page itself once it listens: what is pressed before, while it is only drawn, is lost. */
const writing = (page: Page) => page.getByRole('status').filter({ hasText: 'The coach is writing' });

/** Begins through the API, so that a test which is not about beginning starts where it begins. */
async function begin(page: Page, origin: string): Promise<string> {
  await registerLearner(page, origin);
  const response = await page.request.post(`${origin}/api/coach/conversations`, { data: { type: 'interview' }, headers: { origin } });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await page.goto(`${origin}/ai-career/${id}`);
  return id;
}

async function answer(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(said(page, text)).toBeVisible();
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: width === 390 ? 'dark' : 'light' });

    test('an interview is practised from its start to its review', async ({ page, baseURL }) => {
      await begin(page, baseURL ?? '');
      await expect(turns(page)).toHaveCount(1);
      await answer(page, ANSWER);
      await expect(turns(page)).toHaveCount(3);
      await expect(stop(page)).toHaveCount(0);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      // What was just said stands at the top, and the page does not scroll sideways.
      await expect.poll(async () => (await turns(page).nth(1).boundingBox())?.y).toBeLessThan(160);
      await expectNoFaults(page);

      await turns(page).nth(1).getByRole('button', { name: 'Edit: Your answer' }).click();
      const box = page.getByRole('textbox', { name: 'Your message, another attempt' });
      await expect(box).toBeFocused();
      await box.fill(`${ANSWER} It saved four hours.`);
      await box.press('Enter');
      await expect(turns(page).nth(1)).toContainText('It saved four hours.');
      await expect(turns(page)).toHaveCount(3);
      await expect(stop(page)).toHaveCount(0);

      await page.getByRole('button', { name: 'End and review' }).click();
      await expect(page.getByText('This conversation has ended.')).toBeVisible();
      await expectNoFaults(page);
    });
  });
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: width === 390 ? 'dark' : 'light' });

    test('what went on and ended elsewhere is told here, and what was typed goes along', async ({ page, baseURL, consoleErrors }) => {
      const origin = baseURL ?? '';
      const id = await begin(page, origin);
      const url = `${origin}/api/coach/conversations/${id}`;
      const post = (rest: string, data: object) => page.request.post(`${url}/${rest}`, { data, headers: { origin } });
      // The sign of life of whoever writes would show what is new before it is answered.
      await page.route(url, (route) => (route.request().method() === 'PATCH' ? route.fulfill({ status: 204 }) : route.continue()));
      await page.waitForLoadState('networkidle');
      await field(page).fill('To the first question.');
      expect((await post('messages', { content: ANSWER })).status()).toBe(202);
      await expect.poll(async () => ((await (await page.request.get(url)).json()) as { liveTurnId: string | null }).liveTurnId).toBeNull();
      await field(page).press('Enter');
      await expect(page.getByRole('alert')).toContainText('Something else was said here meanwhile');
      await expect(turns(page)).toHaveCount(3);
      await expect(said(page, ANSWER)).toBeVisible();
      await expect(field(page)).toHaveValue('To the first question.');

      expect((await post('end', {})).status()).toBe(200);
      await field(page).press('Enter');
      await expect(page.getByRole('alert')).toContainText('This conversation has ended.');
      await expect(page.getByText('To the first question.')).toBeVisible();
      await expectNoFaults(page);
      await page.getByRole('button', { name: 'Go on in a new conversation' }).click();
      await expect(field(page)).toHaveValue('To the first question.');
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('404')]);
    });
  });
}

test.describe('with an AI service', () => {
  const wordsOf = (count: number) => Array.from({ length: count }, (_, i) => `The word${i}.`).join(' ');
  const words = wordsOf(90);
  /** On any machine it is still being written when it is stopped. */
  const endless = wordsOf(1000);
  const hostile = [
    '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>',
    '[press](javascript:window.harmed=1) [data](data:text/html,<script>window.harmed=1</script>) [out](https://example.org)',
    '![picture](https://example.org/p.png)',
    '# Heading\n\n- **bold** <b onclick="window.harmed=1">not</b>',
    '['.repeat(20_000),
  ].join('\n\n');
  let rest = Promise.withResolvers<void>();
  /** Stays half said until the rest is let go. */
  const inTwo: AiAnswer = async (response, request) => {
    const [first, second] = [words.slice(0, 200), words.slice(200)];
    await send([delta(first)], { ending: 'hang' })(response, request);
    await rest.promise;
    response.end([delta(second), finish(), DONE].join(''));
  };
  const replies: Readonly<Record<string, AiAnswer>> = {
    'I mend bicycles in a small shop.': inTwo,
    'I have done that for two years.': say(endless, SLOW_MS),
    'Harm me': say(hostile),
  };
  let opens: AiAnswer = refuse(400);
  let service: AiService;
  let server: ServerProcess;
  test.beforeAll(async () => {
    service = await startAiService({
      open: (response, request) => opens(response, request),
      script: [(response, request) => (replies[lastWords(request)] ?? say(words))(response, request)],
    });
    server = await startServer({ AI_PROVIDER: 'openai', AI_API_KEY: 'test', AI_BASE_URL: service.url });
  });
  test.afterAll(async () => {
    await server.stop();
    await service.close();
  });

  test.beforeEach(() => {
    rest = Promise.withResolvers();
  });

  test('the service words the opening message, and the page says that it is waited for', async ({ page }) => {
    const greeting = 'I am glad that you are here.';
    opens = async (response, request) => {
      await rest.promise;
      const [, question = ''] = /<its_question>\n([^<]*)\n/.exec(request.body?.messages[0]?.content ?? '') ?? [];
      await say(JSON.stringify({ opening: `${greeting}\n\n${question}` }))(response, request);
    };
    await registerLearner(page, server.url);
    await page.goto(`${server.url}/ai-career?mode=career`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The coach is finding its first words.' })).toBeVisible();
    rest.resolve();
    await expect(turns(page).first()).toContainText(greeting);
    opens = refuse(400);
  });

  test('a reply goes on through a reload, a lost line and a stop from another tab', async ({ context, page, consoleErrors }) => {
    const id = await begin(page, server.url);
    await answer(page, 'I mend bicycles in a small shop.');
    const reply = turns(page).nth(2);
    await expect(reply).toContainText('word5');
    await page.reload();
    await expect(reply).toContainText('word5');
    await expect(writing(page)).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText('The connection is gone. The reply goes on at the server.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('The connection is gone.')).toBeHidden();
    await expect(reply).not.toContainText('word89');
    rest.resolve();
    await expect(reply).toContainText(words);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();

    await field(page).fill('kept over a reload');
    await page.reload();
    await expect(field(page)).toHaveValue('kept over a reload');
    await answer(page, 'I have done that for two years.');
    const second = turns(page).nth(4);
    await expect(second).toContainText('word3');
    const other = await context.newPage();
    await other.goto(`${server.url}/ai-career/${id}`);
    await expect(writing(other)).toBeAttached();
    await stop(other).click();
    await expect(second).toContainText('Stopped here.');
    await expect(second).toContainText('word3');
    await expect(second).not.toContainText('word999');
    await second.getByRole('button', { name: 'Another reply' }).click();
    await expect(stop(page)).toBeVisible();
    await expect(second).not.toContainText('Stopped');
    await expect(second).toContainText('word3');
    await field(page).press('Escape');
    await expect(second).toContainText('Stopped here.');
    consoleErrors.splice(0);
  });

  test('a message without a line waits, and is said once when it is back', async ({ context, page, consoleErrors }) => {
    await begin(page, server.url);
    // The code of the other pages has come: none of it is asked for without a line.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await answer(page, 'Only once');
    await expect(page.getByRole('alert')).toContainText('Failed to send message. The server cannot be reached');
    await expect(turns(page).nth(1)).toContainText('Not sent yet');
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(said(page, 'Only once')).toHaveCount(1);
    await expect(turns(page).nth(2)).toContainText('word1');
    consoleErrors.splice(0);
  });

  test('a reply that is made to do harm is not shown: our own words stand, and say so', async ({ page }) => {
    await begin(page, server.url);
    await answer(page, 'Harm me');
    const reply = turns(page).nth(2);
    await expect(reply).toContainText('Built-in coach: the AI service’s reply did not pass');
    await expect(stop(page)).toHaveCount(0);
    await expect(reply).not.toContainText('harmed');
    await expect(reply.locator('a, img, script, b, h1, iframe')).toHaveCount(0);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});

const lastWords = ({ body }: AiRequest): string => body?.messages.at(-1)?.content ?? '';
