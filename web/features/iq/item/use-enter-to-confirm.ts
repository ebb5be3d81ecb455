import { useEffect, useEffectEvent } from 'react';

/** In a field Enter sends the form by itself; when an item is new its heading has the focus, when it is over what is said of it. */
export function useEnterToConfirm(confirm: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    const isNowhere = target === document.body || (target instanceof Element && target.matches('h1, dialog, [tabindex="-1"]'));
    if (event.key !== 'Enter' || !isNowhere || event.defaultPrevented) return;
    // Or the same key would press what has the focus next.
    event.preventDefault();
    confirm();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
