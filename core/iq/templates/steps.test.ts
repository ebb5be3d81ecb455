import { describe, expect, it, test } from 'vitest';
import { LEVELS, type Level } from '../domains.ts';
import { makeItem, type MadeItem } from '../generator/make-item.ts';
import { listParts } from '../item/steps.ts';
import { TEMPLATE_IDS, type TemplateId } from './catalogue.ts';

const COUNT = 12;

const make = (template: TemplateId, levels: readonly Level[] = LEVELS): MadeItem[] =>
  levels.flatMap((level) => Array.from({ length: COUNT }, (_, n) => makeItem({ template, level, seed: `steps ${n}` })));

const partsLit = ({ steps }: MadeItem, step: number): string[] => (steps.at(step)?.highlight ?? []).filter((id) => id.includes('.'));

describe.each(TEMPLATE_IDS)('the steps of %s', (template) => {
  const items = make(template);

  it('are whole sentences that together are the explanation', () => {
    for (const { steps, explanation } of items) {
      for (const { text } of steps) expect(text).toMatch(/^["“\p{Lu}\d−●■▲◆★✚].*[.?!]”?$/su);
      expect(steps.map(({ text }) => text).join(' ')).toBe(explanation);
    }
  });

  it('are about parts that are there, each once', () => {
    for (const { steps, presentation } of items) {
      const there = new Set(listParts(presentation).map(({ id }) => id));
      for (const { highlight } of steps) {
        expect(highlight.filter((id) => !there.has(id))).toEqual([]);
        expect(new Set(highlight).size).toBe(highlight.length);
      }
    }
  });

  it('end with the right option, or with the place that was asked for', () => {
    for (const { steps, presentation, key } of items) {
      if (presentation.format.type === 'choice') expect(steps.at(-1)?.highlight).toContain(key);
      for (const { id, isAsked } of listParts(presentation)) if (isAsked) expect(steps.at(-1)?.highlight).toContain(id);
    }
  });
});

test.each(['matrix-additive', 'matrix-logical', 'number-matrix'] as const)('each rule of %s shows cells that it goes by', (template) => {
  for (const item of make(template)) for (const [n] of item.steps.entries()) expect(partsLit(item, n)).not.toEqual([]);
});

test.each(['figure-series', 'number-series'] as const)('each rule of %s shows terms that are compared', (template) => {
  for (const item of make(template)) expect(partsLit(item, 0)).not.toEqual([]);
});

test('each step of a Latin square shows the cell and the line or lines that tell it', () => {
  for (const item of make('latin-square'))
    for (const { text, highlight } of item.steps.slice(0, -1)) expect(highlight).toHaveLength(/its row nor its column/.test(text) ? 7 : 4);
});

test('folds are undone one after the other, the last one first, down to the holes of the right option', () => {
  for (const item of make('folding')) {
    const [block] = item.presentation.blocks;
    const folds = block?.type === 'series' ? block.cells.length - 1 : 0;
    expect(item.steps).toHaveLength(folds + 2);
    expect(item.steps.slice(1, -1).map(({ highlight }) => highlight)).toEqual(
      Array.from({ length: folds }, (_, n) => [`0.${folds - 1 - n}`]),
    );
    const options = item.presentation.format.type === 'choice' ? item.presentation.format.options : [];
    const right = options.find(({ id }) => id === item.key)?.drawing?.description ?? '';
    const holes = /hole[^:]*: (.*)\.$/.exec(right)?.[1] ?? 'none';
    expect(item.steps.at(-1)?.text).toContain(holes);
  }
});

test('a chart shows the bars, dots or parts that are read', () => {
  for (const item of make('chart-reading')) {
    const [block] = item.presentation.blocks;
    const marks = block?.type === 'figure' ? block.drawing.marks : [];
    const lit = partsLit(item, 0).map((id) => marks[Number(id.split('.')[1])]);
    expect(lit).not.toEqual([]);
    for (const mark of lit) expect(mark && 'fill' in mark ? mark.fill : 'none').not.toBe('none');
  }
});

test('what is quoted is shown: statements and words', () => {
  for (const item of make('order', [3, 5])) expect(partsLit(item, 0)).toHaveLength(2);
  for (const { steps } of make('odd-word')) expect(steps[0]?.highlight).toHaveLength(1);
  for (const item of make('word-analogy')) expect(partsLit(item, 0)).toHaveLength(4);
});
