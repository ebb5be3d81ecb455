import { LEVELS } from '#core/iq/domains.ts';
import { makeItem, type MadeItem } from '#core/iq/generator/make-item.ts';
import { TEMPLATE_IDS, type TemplateId } from '#core/iq/templates/catalogue.ts';

const SEEDS = ['width-1', 'width-2', 'width-3', 'width-4', 'width-5', 'width-6'];

/** Of each template the item with the longest word, and the one with the most words. */
export function widestItems(): MadeItem[] {
  return TEMPLATE_IDS.flatMap((template) => {
    const items = makeSome(template).map((item) => ({ item, words: wordsIn([item.presentation.blocks, item.presentation.format]) }));
    const wordy = items.toSorted((a, b) => longest(b.words) - longest(a.words))[0];
    const full = items.toSorted((a, b) => b.words.length - a.words.length)[0];
    return [...new Set([wordy, full])].flatMap((found) => found?.item ?? []);
  });
}

const makeSome = (template: TemplateId): MadeItem[] => LEVELS.flatMap((level) => SEEDS.map((seed) => makeItem({ template, level, seed })));

const longest = (words: string[]): number => Math.max(0, ...words.map((word) => word.length));

/** Of what is given and the options, those for drawings too. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return part.split(/[\s-]/);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => (name === 'type' || name === 'marks' ? [] : wordsIn(value)));
}
