import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { begin, hear, say, show } from '../../../tests/support/houses/coach-house.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';
import { keepCoach } from './keep-coach.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
afterEach(() => vi.useRealTimers());
afterAll(() => study.close());

it('a conversation that nobody has written in for 300,000 ms is ended by what runs every 300,000 ms [spec 9.conversation.timeout .cleanup]', async () => {
  const learner = await signUp(study.app);
  const { id } = await begin(learner);
  await hear(learner, await say(learner, id, 'I want to bake.'));
  const writtenMs = Date.parse((await show(learner, id)).updatedAt);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await keepCoach(study.house);
  const isActiveAfter = async (passedMs: number, sinceMs: number) => {
    study.house.now = () => writtenMs + sinceMs;
    vi.advanceTimersByTime(passedMs);
    await study.house.work.ended(5000);
    return (await show(learner, id)).isActive;
  };
  expect(await isActiveAfter(300_000, 300_000)).toBe(true);
  expect(await isActiveAfter(299_999, 300_001)).toBe(true);
  expect(await isActiveAfter(1, 300_001)).toBe(false);
});
