import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Makes an element outside the page the only one that can be worked, as a modal dialog is. Not the browser's own dialog:
 * that one would also lie over the menus, notices and sheets that open over the player.
 */
export function useModal(modal: RefObject<HTMLElement | null>, onEscape: () => void): void {
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
    const element = modal.current;
    const handleKey = (event: KeyboardEvent): void => {
      // What lies over it is closed first, by its own.
      if (event.key !== 'Escape' || event.defaultPrevented || element?.querySelector('[aria-expanded=true]')) return;
      event.preventDefault();
      onEscape();
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [modal, onEscape]);
}
