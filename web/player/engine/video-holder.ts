/** Who asks for the picture, the weakest first: the floating window, a place on a page, the whole screen. */
const CLAIMS = ['window', 'page', 'screen'] as const;
export type VideoClaim = (typeof CLAIMS)[number];

/**
 * Where the picture is. Places for it are lent, and the strongest claim has it; without any it waits, hidden, and its
 * sound goes on: an element that is moved within one task keeps playing.
 */
export interface VideoHolder {
  /** Of equal claims the last one has the picture. Returns how to take the slot back. */
  lend(slot: HTMLElement, claim?: VideoClaim): () => void;
  /** The element that has the picture from now on. */
  use(video: HTMLVideoElement): void;
  getVideo(): HTMLVideoElement;
  /** Whether a page shows the picture. */
  isOnPage(): boolean;
  /** Accessible name of the picture. */
  setLabel(label: string): void;
  /** Hears of another element, and of pages that come and go. */
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/** Keeps all elements in the page, because one outside of it would be paused when it is moved. */
export function createVideoHolder(from: Document, elements: readonly HTMLMediaElement[], first: HTMLVideoElement): VideoHolder {
  const home = from.createElement('div');
  home.hidden = true;
  home.append(...elements);
  from.body.append(home);
  const videos = elements.filter((element) => element instanceof HTMLVideoElement);
  for (const video of videos) video.className = 'size-full object-contain';
  const listeners = new Set<() => void>();
  let loans: readonly { slot: HTMLElement; claim: VideoClaim }[] = [];
  let current = first;

  function place(): void {
    const [strongest] = loans.toSorted((a, b) => CLAIMS.indexOf(b.claim) - CLAIMS.indexOf(a.claim));
    moveInto(strongest?.slot ?? home, current);
  }

  function changeLoans(next: typeof loans): void {
    loans = next;
    place();
    listeners.forEach((listen) => listen());
  }

  return {
    lend(slot, claim = 'page') {
      const loan = { slot, claim };
      changeLoans([loan, ...loans]);
      return () => changeLoans(loans.filter((other) => other !== loan));
    },
    use(video) {
      if (video === current) return;
      // Allowed without a gesture only while another one is there.
      if (from.pictureInPictureElement === current) video.requestPictureInPicture().catch(() => undefined);
      moveInto(home, current);
      current = video;
      place();
      listeners.forEach((listen) => listen());
    },
    getVideo: () => current,
    isOnPage: () => loans.some(({ claim }) => claim === 'page'),
    setLabel(label) {
      for (const video of videos) video.setAttribute('aria-label', label);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      listeners.clear();
      for (const element of elements) element.remove();
      home.remove();
    },
  };
}

/** With `moveBefore` nothing about the element changes; not every browser has it, and it moves only what is in the page. */
function moveInto(parent: HTMLElement, video: HTMLVideoElement): void {
  if (video.parentNode === parent) return;
  if ('moveBefore' in parent && parent.isConnected && video.isConnected) parent.moveBefore(video, null);
  else parent.append(video);
}
