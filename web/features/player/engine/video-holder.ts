/**
 * Where the one video element is. A page lends it a slot; without one it waits, hidden, and its sound goes on: an
 * element that is moved within one task keeps playing.
 */
export interface VideoHolder {
  /** The last slot that was lent has it. Returns how to take the slot back. */
  lend(slot: HTMLElement): () => void;
  destroy(): void;
}

export function createVideoHolder(from: Document, video: HTMLVideoElement, audio: HTMLAudioElement): VideoHolder {
  const home = from.createElement('div');
  home.hidden = true;
  home.append(audio, video);
  from.body.append(home);
  let slots: HTMLElement[] = [];

  function place(): void {
    const parent = slots.at(-1) ?? home;
    if (video.parentNode !== parent) parent.append(video);
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
    destroy() {
      video.remove();
      home.remove();
    },
  };
}
