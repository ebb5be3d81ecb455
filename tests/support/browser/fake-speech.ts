export interface FakeSpeechOptions {
  /** At rate 1. */
  msPerWord?: number;
  /** None: a browser that has nothing to speak with. */
  voices?: { name: string; lang: string }[];
}

/** What a page with fake speech lets a test look at: `page.evaluate(() => window.fakeSpeech.said)`. */
export interface FakeSpeech {
  said: { text: string; rate: number; volume: number; voice: string | null }[];
}

declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

/**
 * Gives a page speech that makes no sound and takes its time, because headless Chromium has no voices:
 * `page.addInitScript(installFakeSpeech, { msPerWord: 60 })`. It runs in the page, so it holds all it needs.
 */
export function installFakeSpeech({ msPerWord = 60, voices = [{ name: 'Test voice', lang: 'en-US' }] }: FakeSpeechOptions = {}): void {
  class FakeUtterance extends EventTarget {
    lang = '';
    pitch = 1;
    rate = 1;
    volume = 1;
    voice: SpeechSynthesisVoice | null = null;
    text: string;
    constructor(text = '') {
      super();
      this.text = text;
    }
  }

  const offered = voices.map(({ name, lang }, i) => ({ name, lang, voiceURI: name, localService: true, default: i === 0 }));
  const said: FakeSpeech['said'] = [];
  let queue: FakeUtterance[] = [];
  let timers: number[] = [];

  const tell = (utterance: FakeUtterance, type: string, values: object = {}): void =>
    void utterance.dispatchEvent(Object.assign(new Event(type), values));
  const later = (work: () => void, ms: number): void => void timers.push(window.setTimeout(work, ms));

  function begin(utterance: FakeUtterance): void {
    const { text, rate, volume, voice } = utterance;
    said.push({ text, rate, volume, voice: voice?.name ?? null });
    if (offered.length === 0) return finish(utterance, 'error', { error: 'synthesis-failed' });
    tell(utterance, 'start');
    const words = [...text.matchAll(/\S+/g)];
    const wordMs = msPerWord / rate;
    words.forEach(({ index }, i) => later(() => tell(utterance, 'boundary', { name: 'word', charIndex: index }), i * wordMs));
    later(() => finish(utterance, 'end'), words.length * wordMs);
  }

  function finish(utterance: FakeUtterance, type: string, values?: object): void {
    queue = queue.filter((other) => other !== utterance);
    timers = [];
    tell(utterance, type, values);
    next();
  }

  function next(): void {
    const [first] = queue;
    if (first && timers.length === 0) later(() => begin(first), 10);
  }

  class FakeSynthesis extends EventTarget {
    paused = false;
    onvoiceschanged = null;
    get speaking(): boolean {
      return queue.length > 0;
    }
    get pending(): boolean {
      return queue.length > 1;
    }
    getVoices(): object[] {
      return offered;
    }
    speak(utterance: FakeUtterance): void {
      queue.push(utterance);
      next();
    }
    cancel(): void {
      const gone = queue;
      queue = [];
      timers.forEach((timer) => clearTimeout(timer));
      timers = [];
      setTimeout(() => gone.forEach((utterance) => tell(utterance, 'error', { error: 'interrupted' })), 20);
    }
    pause(): void {}
    resume(): void {}
  }

  // Both are getters of the window that cannot be assigned to.
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: new FakeSynthesis() });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, writable: true, value: FakeUtterance });
  window.fakeSpeech = { said };
}
