import { useEffect } from 'react';
import { browserVoices } from './engine/speech-voices.ts';

/** Lists the voices while nobody waits for them, which takes seconds in some browsers: a button then knows at once whether there are any. */
export function useVoicesEarly(): void {
  useEffect(() => browserVoices().ask(), []);
}
