import { expect, it } from 'vitest';
import { createApi } from '#web/api/client.ts';
import { loadHome } from '#web/features/coach/home/load-home.ts';
import { begin, hear, say } from '../support/houses/coach-house.ts';
import { openStudyHouse } from '../support/houses/study-library.ts';
import { ORIGIN, signUp } from '../support/houses/test-house.ts';

it('a conversation that has ended is no longer the one that the coach offers to go on with [spec 4.conversation.slot]', async () => {
  const study = await openStudyHouse({ files: {} });
  const learner = await signUp(study.app);
  const headers = { cookie: learner.cookie, origin: ORIGIN };
  const api = createApi(async (path, init) => study.app.request(`${ORIGIN}${path}`, { ...init, headers }));
  const current = async () => (await loadHome(api, '')).running?.id ?? null;

  const { id } = await begin(learner, 'interview');
  await hear(learner, await say(learner, id, 'I baked for two hundred people.'));
  expect(await current()).toBe(id);
  await learner.call('POST', `/api/coach/conversations/${id}/end`, {});
  expect(await current()).toBeNull();
  await study.close();
});
