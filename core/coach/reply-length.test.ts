import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundReply, CUT_SHORT, showReply } from './reply-length.ts';

const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const sentence = (words: number): string => `${Array.from({ length: words - 1 }, () => 'word').join(' ')} end.`;

it('a reply of under 200 words stays as it is', () => {
  for (const reply of ['', 'Name one thing.', `${sentence(100)} ${sentence(99)}`]) expect(boundReply(reply)).toBe(reply);
});

it('a longer one ends with its last whole sentence, and says so, within 200 words [spec 9.coach.words]', () => {
  expect(boundReply(`${sentence(100)} ${sentence(80)} ${sentence(20)}`)).toBe(`${sentence(100)} ${sentence(80)}\n\n${CUT_SHORT}`);
});

it('one without the end of a sentence ends with a word', () => {
  const bounded = boundReply('word '.repeat(400));
  expect(bounded).toMatch(/word…\n\nI keep/);
  expect(countOf(bounded)).toBe(199);
});

const reply = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(' ', '\n\n', '\n- ')), { maxLength: 20 });

it('is under 200 words, whatever was written, and its beginning', () => {
  fc.assert(
    fc.property(reply, (parts) => {
      const written = parts.map(([words, gap]) => sentence(words) + gap).join('');
      const bounded = boundReply(written);
      expect(countOf(bounded)).toBeLessThan(200);
      expect(written.startsWith(bounded.replace(`\n\n${CUT_SHORT}`, '').replace(/…$/, ''))).toBe(true);
    }),
  );
});

it('shows of a reply that is being written what stays: nothing that was shown goes away', () => {
  fc.assert(
    fc.property(reply, (parts) => {
      const written = parts.map(([words, gap]) => sentence(words) + gap).join('');
      const shown = Array.from({ length: 40 }, (_, i) => showReply(written.slice(0, Math.floor((written.length * i) / 39))));
      for (const [i, text] of shown.entries()) expect(text.startsWith(shown[i - 1] ?? '')).toBe(true);
      expect(boundReply(written).startsWith(shown.at(-1) ?? '')).toBe(true);
    }),
  );
});
