import { describe, expect, it, vi } from 'vitest';
import { withOtherCommandsDead } from '#core/player/control/dead-commands.ts';
import type { SearchResult } from '#core/library/search.ts';
import { sayCorrection } from '#core/library/list-query.ts';
import { EMPTY_PLAYER } from '#core/player/player-state.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import type { CommandContext } from './command.ts';
import { COMMANDS } from './commands.ts';
import { findCommand, SEQUENCE_MS, type FirstKey } from './find-command.ts';
import { isCharacter, keyOf, typeKey, type Press } from './key-press.ts';
import { keyWords } from './key-words.ts';
import { describeFound, findCommands, libraryGroups } from './palette-entries.ts';

const context: CommandContext = {
  state: EMPTY_PLAYER,
  player: withOtherCommandsDead({}),
  isSignedIn: true,
  isFilmPage: false,
  go: () => undefined,
  open: () => undefined,
};

const press = (key: string, more: Partial<Press> = {}): string | null =>
  keyOf({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('a key press', () => {
  it.each([
    ['k', {}, 'k'],
    // Caps lock.
    ['K', {}, 'k'],
    ['P', { shiftKey: true }, 'Shift+p'],
    ['ArrowLeft', { shiftKey: true }, 'Shift+ArrowLeft'],
    [' ', {}, ' '],
    [' ', { shiftKey: true }, 'Shift+ '],
    // A sign is the same wherever a keyboard has it.
    ['?', { shiftKey: true }, '?'],
    ['<', {}, '<'],
    ['<', { shiftKey: true }, '<'],
    ['k', { ctrlKey: true }, 'Mod+k'],
    ['k', { metaKey: true }, 'Mod+k'],
    ['л', { code: 'KeyK' }, 'k'],
    ['k', { altKey: true }, null],
    ['Dead', {}, null],
  ] as const)('%s %o is %s', (key, more, expected) => {
    expect(press(key, more)).toBe(expected);
  });

  it.each([
    ['k', true],
    ['Shift+p', true],
    ['?', true],
    [' ', false],
    ['ArrowLeft', false],
    ['Shift+ArrowLeft', false],
    ['Mod+k', false],
  ])('%s is a character: %s', (key, expected) => {
    expect(isCharacter(key)).toBe(expected);
  });
});

describe('a key that comes before the field it is meant for', () => {
  const type = (text: string, key: string, more: Partial<Press> = {}): string | null =>
    typeKey(text, { key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it.each([
    ['', 'c', {}, 'c'],
    ['cou', 'R', { shiftKey: true }, 'couR'],
    ['two', ' ', {}, 'two '],
    ['co', '𝒙', {}, 'co𝒙'],
    ['mail', '@', { ctrlKey: true, altKey: true }, 'mail@'],
    ['cou', 'Backspace', {}, 'co'],
    ['', 'Backspace', {}, ''],
    ['cou', 'k', { ctrlKey: true }, null],
    ['cou', 'ArrowLeft', {}, null],
    ['cou', 'Enter', {}, null],
    ['cou', 'Dead', {}, null],
  ] as const)('%j and %s %o make %j', (text, key, more, expected) => {
    expect(type(text, key, more)).toBe(expected);
  });
});

describe('the table of all commands', () => {
  const idOf = (key: string, before: FirstKey | null = null, nowMs = 0): string | undefined =>
    findCommand(COMMANDS, key, before, nowMs).command?.id;

  it('has no key and no id twice, and no key that a sequence begins with', () => {
    const keys = COMMANDS.flatMap((command) => command.keys);
    const ids = COMMANDS.map(({ id }) => id);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(ids).size).toBe(ids.length);
    const firsts = keys.filter((key) => key.length > 1 && key.includes(' ')).map((key) => key.split(' ')[0] ?? '');
    expect(keys.filter((key) => firsts.includes(key))).toEqual([]);
  });

  it("runs the player's commands by their names", () => {
    const toggleMute = vi.fn<() => void>();
    const player = withOtherCommandsDead({ toggleMute });
    findCommand(COMMANDS, 'm', null, 0).command?.run({ ...context, player });
    findCommand(COMMANDS, 'k', null, 0).command?.run({ ...context, player });
    expect(toggleMute).toHaveBeenCalledOnce();
  });

  it('cannot minimize a film that its page keeps for itself', () => {
    const state = { ...EMPTY_PLAYER, episode: makeEpisode('a', { kind: 'video', video_url: '/a.mp4' }) };
    const minimize = COMMANDS.find(({ id }) => id === 'player.toggleMinimized');
    expect(minimize?.canRun({ ...context, state })).toBe(true);
    expect(minimize?.canRun({ ...context, state, isFilmPage: true })).toBe(false);
  });

  it('finds commands by single keys', () => {
    expect(idOf(' ')).toBe('player.toggle');
    expect(idOf('Shift+ArrowRight')).toBe('player.nextChapter');
    expect(idOf('Mod+k')).toBe('help.palette');
    expect(idOf('?')).toBe('help.shortcuts');
    expect(idOf('Enter')).toBeUndefined();
    expect(idOf('Shift+k')).toBeUndefined();
  });

  it('waits for the second key of a sequence, and for no other command meanwhile', () => {
    const { first } = findCommand(COMMANDS, 'g', null, 0);
    expect(first).toEqual({ key: 'g', atMs: 0 });
    expect(idOf('d', first, 100)).toBe('go.discover');
    expect(idOf('c', first, 100)).toBe('go.courses');
    expect(idOf('m', first, 100)).toBeUndefined();
    expect(idOf('c', first, SEQUENCE_MS + 1)).toBe('player.toggleCaptions');
    expect(idOf(' ', first, 100)).toBe('player.toggle');
  });

  it('is written for people', () => {
    const caps = (keys: string, isApple = false): string[] => keyWords(keys, isApple).caps.map(({ name }) => name);
    expect(caps('Shift+ArrowLeft')).toEqual(['Shift', '←']);
    expect(caps('g d')).toEqual(['G', 'D']);
    expect(keyWords('g d', false).isSequence).toBe(true);
    expect(caps(' ')).toEqual(['Space']);
    expect(caps('Mod+k')).toEqual(['Ctrl', 'K']);
    expect(caps('Mod+k', true)).toEqual(['⌘', 'K']);
  });
});

describe('the palette', () => {
  const labels = (typed: string, more: Partial<CommandContext> = {}): string[] =>
    findCommands(COMMANDS, typed, { ...context, ...more }).flatMap(({ items }) => items.map(({ label }) => label));

  it('offers what can be done now', () => {
    expect(labels('')).toContain('Audiobooks');
    expect(labels('')).not.toContain('Play or pause');
    expect(labels('', { isSignedIn: false })).toEqual(['Open the queue', 'Keyboard shortcuts']);
  });

  it('finds by the beginnings of words, in any order', () => {
    expect(labels('cour')).toEqual(['Courses', 'Crash Courses']);
    expect(labels('cou cra')).toEqual(['Crash Courses']);
    expect(labels('zebra')).toEqual([]);
  });
});

it('what leads on from mended words leads to what they found', () => {
  const go = vi.fn();
  const work = { type: 'item', item: { id: 'w', title: 'Worry less', kind: 'ebook' } } as SearchResult;
  const entry = libraryGroups({ works: [work], notes: [], places: [], correctedTo: 'worry' }, 'wory')[0]?.items.at(-1);
  entry?.run({ ...context, go });
  expect([entry?.label, go.mock.calls]).toEqual(['Everything for “worry”', [['/discover/all?q=worry']]]);
  expect(sayCorrection('wory', 'worry')).toBe('Nothing for “wory”. Shown for “worry”.');
});

describe('what is said of a search', () => {
  const found = { status: 'found', works: [], notes: [], places: [], hasMore: false, correctedTo: null } as const;
  const works = Array.from({ length: 3 }, () => ({ type: 'item' }) as SearchResult);

  it.each([
    [{ status: 'idle' }, 0, ''],
    [{ status: 'searching' }, 0, 'Searching the library'],
    [{ works }, 2, '3 found.'],
    [{ works, notes: works }, 0, '6 found.'],
    [{ works, hasMore: true }, 0, 'The first 3 shown.'],
    [{ works, correctedTo: 'attention' }, 0, '3 found for “attention”.'],
    [{}, 0, 'Nothing in the library fits.'],
    [{}, 1, 'Nothing in the library fits, 1 command does.'],
    [{}, 2, 'Nothing in the library fits, 2 commands do.'],
  ] as const)('%o beside %d commands: %s', (more, commands, text) => {
    expect(describeFound({ ...found, ...more }, commands)).toBe(text);
  });
});
