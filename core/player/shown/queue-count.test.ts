import { expect, it } from 'vitest';
import { queueBadge, queueLabel } from './queue-count.ts';

it('the button of the queue says in words how many there are', () => {
  expect([0, 1, 2, 100].map(queueLabel)).toEqual(['Queue, 0 episodes', 'Queue, 1 episode', 'Queue, 2 episodes', 'Queue, 100 episodes']);
});

it('has room for two digits', () => {
  expect([0, 99, 100].map(queueBadge)).toEqual(['0', '99', '99+']);
});
