import { useCallback, useState, type ReactElement } from 'react';

/** What stands in a live region. Another element each time, so that the same words are said again. */
export function useSaid(): { readonly said: ReactElement; readonly say: (text: string) => void } {
  const [{ text, times }, setSaid] = useState({ text: '', times: 0 });
  const say = useCallback((next: string) => setSaid((before) => ({ text: next, times: before.times + 1 })), []);
  return { said: <span key={times}>{text}</span>, say };
}
