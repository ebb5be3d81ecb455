import { expect, it } from 'vitest';
import { LineFull, openFairLine } from './fair-line.ts';

function openWatched(most = 100, mostOfOne = 10) {
  const line = openFairLine({ atOnce: 1, atOnceOfOne: 1, waiting: most, waitingOfOne: mostOfOne });
  const done: string[] = [];
  const open = Promise.withResolvers<void>();
  // What is in front, until all others wait.
  void line({ id: 'first' }, () => open.promise);
  const ask = (id: string, name: string, gone?: AbortSignal) =>
    line({ id, gone }, async () => {
      done.push(name);
      return name;
    });
  return { ask, done, open: () => open.resolve() };
}

it('gives everybody a turn, however much one of them has asked for', async () => {
  const { ask, done, open } = openWatched();
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('c', 'c2')];
  open();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'c2']);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

it('does not begin what nobody waits for any more, and has its place free again', async () => {
  const { ask, done, open } = openWatched(100, 2);
  const gone = new AbortController();
  const left = [ask('a', 'a1', gone.signal), ask('a', 'a2', gone.signal)];
  expect(() => ask('a', 'a3')).toThrow(LineFull);
  const heard = Promise.allSettled(left);
  gone.abort(new Error('gone'));
  const stays = ask('a', 'a4');
  open();
  expect(await stays).toBe('a4');
  expect((await heard).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(done).toEqual(['a4']);
  expect(() => ask('a', 'a5', gone.signal)).toThrow('gone');
});

it('has room for so many of one, and so many in all', async () => {
  const { ask, open } = openWatched(3, 2);
  const waiting = [ask('a', 'a1'), ask('a', 'a2')];
  expect(() => ask('a', 'a3')).toThrow(expect.objectContaining({ isOwn: true }));
  waiting.push(ask('b', 'b1'));
  expect(() => ask('b', 'b2')).toThrow(expect.objectContaining({ isOwn: false }));
  open();
  await Promise.all(waiting);
  expect(await ask('c', 'c2')).toBe('c2');
});

it('when it is full, takes the newest from whoever has the most in it, for one who has less', async () => {
  const { ask, done, open } = openWatched(4, 4);
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b1'), ask('c', 'c1')];
  const ends = Promise.allSettled(all);
  expect(() => ask('c', 'c2')).toThrow(expect.objectContaining({ isOwn: false }));
  open();
  const isOwn = (await ends).map((end) => (end.status === 'rejected' ? (end.reason as LineFull).isOwn : null));
  expect(isOwn).toEqual([null, null, true, true, null, null]);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('does several pieces at once, and of one caller no more than so many', async () => {
  const line = openFairLine({ atOnce: 3, atOnceOfOne: 2, waiting: 100, waitingOfOne: 100 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (id: string, name: string) =>
    line({ id }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b1'), ask('b', 'b2')];
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  for (let ended = 0; ended < all.length; ended += 1) {
    ends[ended]?.();
    await new Promise(setImmediate);
    expect(begun.length).toBe(Math.min(all.length, 4 + ended));
  }
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'a4']);
});

it('where turns go by time, begins with whoever has had the least of it lately, and owes nobody for the time they were away', async () => {
  let now = 0;
  const line = openFairLine({ atOnce: 1, atOnceOfOne: 1, waiting: 100, waitingOfOne: 100, clock: () => now });
  const done: string[] = [];
  const open = Promise.withResolvers<void>();
  void line({ id: 'first' }, () => open.promise);
  const ask = (id: string, took: number) =>
    line({ id }, async () => {
      now += took;
      done.push(id);
    });
  const all = [1, 2, 3].map(() => ask('long', 100)).concat([1, 2, 3, 4].map(() => ask('short', 40)));
  const late = all[2]!.then(() => ask('late', 1));
  const behind = all[2]!.then(() => ask('short', 40));
  open.resolve();
  await Promise.all([...all, late, behind]);
  expect(done).toEqual(['long', 'short', 'short', 'short', 'long', 'short', 'long', 'late', 'short']);
});

it('goes on after work that fails', async () => {
  const line = openFairLine({ atOnce: 1, atOnceOfOne: 1, waiting: 9, waitingOfOne: 9 });
  const failed = line({ id: 'a' }, () => Promise.reject(new Error('no')));
  const next = line({ id: 'a' }, async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('goes on after work that throws before its first wait', async () => {
  const line = openFairLine({ atOnce: 1, atOnceOfOne: 1, waiting: 10, waitingOfOne: 10 });
  const broken = line({ id: 'a' }, () => {
    throw new Error('At once');
  });
  await expect(broken).rejects.toThrow('At once');
  expect(await line({ id: 'b' }, async () => 'done')).toBe('done');
});
