import { describe, expect, it } from 'vitest';
import { spanOf, type Piece } from './pieces.ts';
import { readTold } from './told.ts';

const read = (content: string) => readTold(content, () => false);
const quotes = (content: string, pieces: readonly Piece[]) => pieces.map(spanOf).map(({ start, end }) => content.slice(start, end));
const acts = (content: string) => quotes(content, read(content).acts);
const steps = (content: string) => quotes(content, read(content).steps);
const things = (content: string) => read(content).things.map(({ start, end }) => content.slice(start, end));

describe('acts', () => {
  it('carry on who acts, and let somebody else act', () => {
    expect(acts('I rang the depot and moved the crates.')).toEqual(['I rang the depot', 'moved the crates']);
    expect(acts('I rang the shop and he moved the van.')).toEqual(['I rang the shop']);
    expect(acts('Gave her the wrong tray. Told the nurse.')).toEqual(['Gave her the wrong tray', 'Told the nurse']);
  });
  it('are the same without marks and in small letters', () => {
    const told = 'I rang the supplier in Leeds. He told me no. I moved the fish next door. Then I cut the menu.';
    const plain = told.toLowerCase().replaceAll('.', '');
    expect(acts(plain)).toEqual(acts(told).map((quote) => quote.toLowerCase()));
  });
  it('are told in the present too, once it was said when', () => {
    expect(acts('Last Friday the pump stops. I ring the depot and I carry the hose upstairs.')).toEqual([
      'I ring the depot',
      'I carry the hose upstairs',
    ]);
    expect(acts('The pump stops. I ring the depot.')).toEqual([]);
  });
  it.each([
    ['a habit', 'In May I usually ring the depot and I always carry the hose.'],
    ['what others say', 'He said we broke the hinge on purpose.'],
    ['what was never done', 'I have really never broken a hinge.'],
    ['what was done to the speaker', 'I was given the keys.'],
    ['what nobody could have seen', 'I wanted the keys and hoped for the best.'],
    ['what one has', "I've got eyes like a hawk."],
    ['what would be done', "I'd ask the driver."],
  ])('are not %s', (_, content) => expect(acts(content)).toEqual([]));
  it('see through "had to" and "forgotten"', () =>
    expect(acts("I had to ring her. I'd forgotten the milk.")).toEqual(['I had to ring her', "I'd forgotten the milk"]));
  it('are quoted in fifteen words at most, with no loose end', () => {
    const long = `I carried ${'the crate and the box to the van in the yard of the depot '.repeat(5)}.`;
    for (const quote of acts(long)) expect(quote).toMatch(/^(?:\S+ ){1,14}(?!the$|of$|in$|to$)\S+$/);
  });
});

describe('steps of a plan', () => {
  it('may be orders, and are nothing that one merely is', () => {
    expect(steps('Check the log, then ask her.')).toEqual(['Check the log', 'ask her']);
    expect(steps("I'd be polite and I'd write the number down.")).toEqual(["I'd write the number down"]);
  });
});

describe('things', () => {
  it('are named with the words that belong to them', () =>
    expect(things("I put the old kettle on my sister's boat.")).toEqual(['the old kettle', "my sister's boat"]));
  it.each([
    ['a state', 'It was heavy and he went red.'],
    ['a verb', 'The team runs and I keep the rest.'],
    ['a time', 'On Friday in March we met for an hour.'],
    ['a quality', 'My communication and my commitment matter.'],
    ['what stands for a thing', 'There were various issues and a lot of things.'],
  ])('are not %s', (_, content) => expect(things(content).filter((thing) => thing !== 'the rest')).toEqual([]));
  it('are counted once', () => expect(things('I rang the depot about crates, crates and crates.')).toEqual(['the depot', 'crates']));
});
