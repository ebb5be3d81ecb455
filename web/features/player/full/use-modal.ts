import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Makes an element outside the page the only one that can be worked, as a modal dialog is. Not the browser's own dialog:
 * that one would also lie over the menus, notices and sheets that open over the player.
 * @param isCovered something else lies over it, with an Escape of its own
 */
export function useModal(modal: RefObject<HTMLElement | null>, isCovered: boolean, onEscape: () => void): void {
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('body > :has(.player)');
    const opener = document.activeElement;
    const { style } = document.documentElement;
    page?.toggleAttribute('inert', true);
    page?.setAttribute('aria-hidden', 'true');
    style.overflow = 'hidden';
    modal.current?.focus();
    return () => {
      page?.removeAttribute('inert');
      page?.removeAttribute('aria-hidden');
      style.overflow = '';
      // What opened it may have been an entry of a menu.
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : page?.querySelector<HTMLElement>('.player button'))?.focus();
    };
  }, [modal]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const isHere = target === document.body || (target instanceof Node && modal.current?.contains(target));
      if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
      // What lies over it is closed first, by its own.
      if (isCovered || modal.current?.querySelector('[aria-expanded=true]')) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [modal, isCovered, onEscape]);
}
