import { describe, expect, it } from 'vitest';
import { isPastForm, stemOf } from './verb-forms.ts';

describe('forms of verbs', () => {
  it('are told by their ending or by heart', () => {
    for (const word of ['called', 'rang', 'wrote', 'swapped']) expect(isPastForm(word), word).toBe(true);
    for (const word of ['call', 'need', 'bed', 'hundred', 'red', 'speed']) expect(isPastForm(word), word).toBe(false);
  });
  it.each([
    ['call', 'calls', 'called', 'calling'],
    ['move', 'moves', 'moved', 'moving'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['carry', 'carries', 'carried', 'carrying'],
    ['take', 'takes', 'took', 'taken', 'taking'],
    ['ring', 'rang', 'rung'],
  ])('share one stem: %s', (...forms) => expect(new Set(forms.map(stemOf)).size).toBe(1));
});
