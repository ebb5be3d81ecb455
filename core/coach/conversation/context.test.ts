import { expect, it } from 'vitest';
import { ConversationContext } from './context.ts';

it('is bounded as it is read: a sign that stands for eighteen letters counts as these', () => {
  expect(ConversationContext.safeParse({ targetRole: '\uFDFA'.repeat(120) }).success).toBe(false);
  expect(ConversationContext.safeParse({ userProfile: { goals: ['\uFDFA'.repeat(300)] } }).success).toBe(false);
});

it.each(['한국어 교사'.repeat(17), 'Người quản lý trường '.repeat(5).trim(), 'Профессор'.repeat(13)])(
  'leaves other languages all their room: %s',
  (targetRole) => {
    expect(ConversationContext.parse({ targetRole })).toEqual({ targetRole });
  },
);
