import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeConversation, makeMessage as message } from '../../../tests/support/samples/make-talk.ts';
import { exportFileName, exportJson, exportMarkdown as exportIn } from './export-conversation.ts';
import type { Conversation } from './conversation.ts';
import type { CoachMessage } from './message.ts';

const exportMarkdown = (talk: Conversation) => exportIn(talk, 'Europe/Berlin');
const conversation = (messages: CoachMessage[], title = 'A change') => makeConversation(messages, { title });

describe('as Markdown', () => {
  it('says who said what, and what wrote it', () => {
    const text = exportMarkdown(
      conversation([
        message({ role: 'assistant', content: 'Why?', provider: 'builtin' }),
        message({ content: 'Because\n\nI must' }),
        message({ role: 'assistant', content: 'And', provider: 'openai', model: 'gpt', state: 'stopped' }),
      ]),
    );
    expect(text.split('\n\n')).toEqual([
      '# A change',
      'Interview conversation, begun 22 November 2026 at 11:00 CET',
      '## The coach (built-in coach)',
      '> Why?',
      '## You (22 November 2026 at 11:00 CET)',
      '> Because\n>\n> I must',
      '## The coach (AI service, gpt, stopped)',
      '> And\n',
    ]);
  });

  it('holds all attempts at an answer', () => {
    const attempts = ['First', 'Second'].map((content, i) => ({ id: content, content, timestamp: `t${i}`, evaluation: null }));
    const text = exportMarkdown(conversation([message({ content: 'Second', attempts })]));
    expect(text).toContain('## You, attempt 1 (t0)\n\n> First\n\n## You, attempt 2 (t1)\n\n> Second');
  });

  it('makes nothing of what looks like Markdown or HTML', () => {
    const hostile = '<script>alert(1)</script>\n# Head\n![x](http://a.b/c.png)\n[a](javascript:1)\n```\n- item\u2028## more';
    const text = exportMarkdown(conversation([message({ content: hostile })], '# <b>Title</b>\n\n## Two'));
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('> '));
    expect(lines).toEqual([
      '# \\# \\<b>Title\\</b> \\## Two',
      'Interview conversation, begun 22 November 2026 at 11:00 CET',
      '## You (22 November 2026 at 11:00 CET)',
    ]);
    expect(text).not.toMatch(/(?<!\\)[<[`]/);
  });

  it('keeps every word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (content) => {
        const quoted = exportMarkdown(conversation([message({ content })]))
          .split('\n')
          .filter((line) => line.startsWith('>'))
          .map((line) => line.replace(/^> ?/, '').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'));
        const plain = (text: string) => text.replaceAll(/\s+/g, '');
        expect(plain(quoted.join(''))).toBe(plain(content));
      }),
    );
  });
});

it('as JSON is what the API gives', () => {
  const talk = conversation([message({ content: '</script>' })]);
  expect(JSON.parse(exportJson(talk))).toEqual(talk);
});

it('has a file name that every disk takes', () => {
  const name = (title: string) => exportFileName({ title, createdAt: '2026-11-22T10:00:00.000Z' }, 'md');
  expect(name('Product lead: second round')).toBe('2026-11-22-product-lead-second-round.md');
  expect(name('../../etc/passwd\0')).toBe('2026-11-22-etc-passwd.md');
  expect(name('…')).toBe('2026-11-22.md');
  expect(name('x'.repeat(500))).toHaveLength(74);
});
