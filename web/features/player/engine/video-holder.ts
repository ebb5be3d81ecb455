/**
 * Where the player's picture is. A page lends it a slot; without one it waits, hidden, and its sound goes on: an element
 * that is moved within one task keeps playing.
 */
export interface VideoHolder {
  /** The last slot that was lent has it. Returns how to take the slot back. */
  lend(slot: HTMLElement): () => void;
  /** Another element has the picture from now on; it comes into the slot in place of the one before. */
  use(video: HTMLVideoElement): void;
  /** The element that has the picture. */
  current(): HTMLVideoElement;
  destroy(): void;
}

/** @param elements all media elements of the player: those without a slot wait in the page, hidden */
export function createVideoHolder(from: Document, elements: readonly HTMLMediaElement[], first: HTMLVideoElement): VideoHolder {
  const home = from.createElement('div');
  home.hidden = true;
  home.append(...elements);
  from.body.append(home);
  let video = first;
  let slots: HTMLElement[] = [];

  function place(): void {
    const parent = slots.at(-1) ?? home;
    if (video.parentNode === parent) return;
    // Not in every browser yet; an append within one task keeps playing too, but loses full screen.
    if (video.isConnected && (parent.moveBefore as unknown) !== undefined) parent.moveBefore(video, null);
    else parent.append(video);
  }

  return {
    lend(slot) {
      slots = [...slots, slot];
      place();
      return () => {
        slots = slots.filter((other) => other !== slot);
        place();
      };
    },
    use(next) {
      if (next === video) return;
      next.className = video.className;
      home.append(video);
      video = next;
      place();
    },
    current: () => video,
    destroy() {
      video.remove();
      home.remove();
    },
  };
}
