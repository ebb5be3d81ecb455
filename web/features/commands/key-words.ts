import { useSyncExternalStore } from 'react';

const NAME: Readonly<Record<string, string>> = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };
const SPOKEN: Readonly<Record<string, string>> = {
  '←': 'Left arrow',
  '→': 'Right arrow',
  '↑': 'Up arrow',
  '↓': 'Down arrow',
  '⌘': 'Command',
  '/': 'Slash',
  '?': 'Question mark',
  '<': 'Less than',
  '>': 'Greater than',
};

/** One key as it is printed, and how it is read out when that differs. */
export interface KeyCap {
  readonly name: string;
  readonly spoken: string | undefined;
}

/** The keys of one way to press a command: together, or one after the other. */
export interface KeyWords {
  readonly caps: readonly KeyCap[];
  readonly isSequence: boolean;
}

/** Writes `Shift+ArrowLeft` and `g d` for people. */
export function keyWords(keys: string, isApple: boolean): KeyWords {
  const isSequence = keys.length > 1 && keys.includes(' ');
  const names = keys === ' ' ? [' '] : keys.split(isSequence ? ' ' : '+');
  const caps = names.map((key): KeyCap => {
    const name = key === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : (NAME[key] ?? (key.length === 1 ? key.toUpperCase() : key));
    return { name, spoken: SPOKEN[name] };
  });
  return { caps, isSequence };
}

const neverChanges = (): (() => void) => () => undefined;

/** Whether keyboards here have a Command key. Unknown on the server, which writes Ctrl. */
export const useIsApple = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
