import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Presentation } from '#core/iq/item/presentation.ts';
import { makeDrawing, SAMPLE_ITEMS } from '../../../../tests/support/samples/iq-items.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { emptyDraft, hasDrawings, readDraft, withPart, type Draft } from './draft.ts';
import { Item, type ItemProps } from './item.tsx';

const NOTHING = (): void => undefined;

function draw(
  presentation: Presentation,
  isDescribed = false,
  problem: string | null = null,
  outcome: ItemProps['outcome'] = null,
): string {
  const draft = emptyDraft(presentation.format);
  return renderToString(
    <Item {...{ presentation, draft, isDescribed, problem, outcome }} onChange={NOTHING} onDescribe={NOTHING} />,
  ).replaceAll('<!-- -->', '');
}

describe('an item', () => {
  it.each(Object.entries<Presentation>(SAMPLE_ITEMS))('of %s is drawn with its question as the heading', (_, item) => {
    const markup = draw(item);
    expect(markup).toContain(`>${item.prompt}</h1>`);
    // The content security policy forbids inline styles.
    expect(markup).not.toMatch(/\sstyle=|<title|NaN|undefined/);
  });

  it('says of drawings no more than their letter, until they are to be described', () => {
    const { description } = makeDrawing(8);
    expect(draw(SAMPLE_ITEMS.grid)).toContain('aria-label="A"');
    expect(draw(SAMPLE_ITEMS.grid)).not.toContain(description);
    expect(draw(SAMPLE_ITEMS.grid, true)).toContain(`aria-label="A: ${description}"`);
  });

  it('offers no description where nothing is drawn', () => {
    expect(draw(SAMPLE_ITEMS.series)).toContain('Describe the drawings in words');
    for (const name of ['numbers', 'table', 'sentences', 'slots'] as const)
      expect(draw(SAMPLE_ITEMS[name])).not.toContain('Describe the drawings in words');
  });

  it('offers it below the options, which are what is looked for first', () => {
    const markup = draw(SAMPLE_ITEMS.grid);
    expect(markup.indexOf('Describe the drawings in words')).toBeGreaterThan(markup.lastIndexOf('type="radio"'));
  });

  it('that is over marks in the picture what was answered and what is right', () => {
    const markup = draw(SAMPLE_ITEMS.grid, false, null, { answer: 'B', key: 'E' });
    const marked = markup
      .split('<li')
      .slice(1)
      .map((option) => ['Right answer', 'Your answer'].filter((words) => option.includes(words)));
    expect(marked).toEqual([[], ['Your answer'], [], [], ['Right answer'], [], [], []]);
    expect(markup).toContain('data-right="true"');
    expect(markup).not.toContain('type="radio"');
  });

  it('says at the field what has to be put right', () => {
    const markup = draw(SAMPLE_ITEMS.numbers, false, 'Write a whole number in digits.');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('Write a whole number in digits.');
  });

  it('names what is asked for where more than one is', () => {
    expect(draw(SAMPLE_ITEMS.slots)).toContain('Y is asked for');
    expect(draw(SAMPLE_ITEMS.grid)).toContain('This is asked for');
    expect(draw(SAMPLE_ITEMS.pairs)).toContain('>what?<');
  });

  it('names drawings by their place', () => {
    expect(draw(SAMPLE_ITEMS.grid)).toContain('aria-label="Row 2, column 3"');
    expect(draw(SAMPLE_ITEMS.series)).toContain('aria-label="Drawing 4"');
  });

  it('says once how to write an answer', () => {
    const markup = draw(SAMPLE_ITEMS.numbers, false, 'Write a whole number in digits, such as 24 or -3.');
    expect(markup.match(/whole number in digits, such as/g)).toHaveLength(1);
    expect(draw(SAMPLE_ITEMS.letters, false, 'One letter, such as K.').match(/One letter, such as K/g)).toHaveLength(1);
  });

  it('says once the text of an option that is its letter', () => {
    const format = { type: 'choice' as const, options: ['A', 'B'].map((id) => ({ id, text: id })) };
    const markup = draw({ prompt: 'Which is more?', blocks: [], format });
    expect(markup).toContain('aria-label="A"');
    expect(markup.match(/>A</g)).toHaveLength(1);
    expect(markup).toContain('Keys A and B or 1 and 2 work too.');
  });
});

it('is confirmed by the one signpost once nothing is missing, and says before what is', () => {
  const confirm = (draft: Draft): string => renderToString(<ConfirmButton format={SAMPLE_ITEMS.slots.format} draft={draft} />);
  expect(confirm(['', ''])).toMatch(/>Choose 2</);
  expect(confirm(['A', ''])).toMatch(/>Choose 1 more</);
  expect(confirm(['A', ''])).not.toContain('signpost');
  expect(renderToString(<ConfirmButton format={SAMPLE_ITEMS.grid.format} draft={['']} />)).toMatch(/>Confirm</);
  expect(confirm(['A', 'B'])).toMatch(/signpost.*>Confirm AB</);
});

describe('a draft', () => {
  it('has a part for each slot and is read in their order', () => {
    const { format } = SAMPLE_ITEMS.slots;
    const first = withPart(emptyDraft(format), 1, 'D');
    expect(readDraft(format, first)).toMatchObject({ message: expect.stringMatching(/^Choose one for each place/) });
    expect(readDraft(format, withPart(first, 0, 'B'))).toEqual({ isReadable: true, answer: 'BD' });
  });

  it('is missing while nothing but space is typed', () => {
    expect(readDraft(SAMPLE_ITEMS.numbers.format, [' '])).toMatchObject({ message: expect.stringMatching(/^Write your answer/) });
  });
});

it('finds drawings wherever they are', () => {
  const drawn = Object.entries<Presentation>(SAMPLE_ITEMS).filter(([, item]) => hasDrawings(item));
  expect(drawn.map(([name]) => name)).toEqual(['grid', 'series', 'pairs', 'groups', 'figure']);
});
