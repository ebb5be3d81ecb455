import { VOICE_KEY } from '../keeping/player-keys.ts';
import { makeSafeStorage, readJson } from '../keeping/player-storage.ts';
import type { PlayerStorage } from '../outside/player-dependencies.ts';

export interface VoiceOption {
  id: string;
  label: string;
}

/** What the browser can speak with. Voices come late in most browsers, and may come and go. */
export interface SpeechVoices {
  /** Makes the browser look for its voices, which takes some of them seconds. */
  ask(): void;
  /** How long an empty list is still worth waiting for, in milliseconds; 0 once there are surely none. */
  patienceMs(): number;
  /** The voice for a BCP 47 language; null while there is none at all. */
  find(language: string): SpeechSynthesisVoice | null;
  /** The choice for a menu: of the language only, nearest region first. */
  list(language: string): readonly VoiceOption[];
  choose(language: string, id: string): void;
  /** Another number after every change. */
  version(): number;
  subscribe(listener: () => void): () => void;
}

/** Speech Dispatcher takes 2 s to list its voices, and more than 5 s on a busy machine. */
const PATIENCE_MS = 10_000;
/** A list that the browser itself has called new and that is empty may be one on its way. */
const ANSWERED_MS = 1000;

type VoiceSource = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener'>;

/** @param languages the learner's own, for the region of a text that names none */
export function createSpeechVoices(
  source: VoiceSource | null,
  storage: PlayerStorage,
  languages: readonly string[] = [],
  // A clock that is set back would make the wait for an empty list endless.
  now: () => number = () => performance.now(),
): SpeechVoices {
  const listeners = new Set<() => void>();
  let version = 0;
  /** When an empty list is final; null before the browser was asked. */
  let finalMs: number | null = null;
  let voices: readonly SpeechSynthesisVoice[] = [];
  /** Some systems have thousands of voices; they are sorted once for a language. */
  const ranked = new Map<string, readonly SpeechSynthesisVoice[]>();

  source?.addEventListener('voiceschanged', () => {
    voices = [];
    finalMs = Math.min(finalMs ?? Infinity, now() + ANSWERED_MS);
    change();
  });

  function change(): void {
    version++;
    ranked.clear();
    listeners.forEach((listen) => listen());
  }

  function read(): readonly SpeechSynthesisVoice[] {
    finalMs ??= now() + PATIENCE_MS;
    if (voices.length === 0) voices = (source?.getVoices() ?? []).filter(({ name }) => !isVariant(name));
    return voices;
  }

  function rank(language: string): readonly SpeechSynthesisVoice[] {
    const known = ranked.get(language);
    if (known) return known;
    const wanted = withRegion(language, languages);
    const score = (voice: SpeechSynthesisVoice): number =>
      (parseTag(voice.lang).region === wanted.region ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
    const found = read()
      .filter((voice) => parseTag(voice.lang).language === wanted.language)
      .toSorted((a, b) => score(b) - score(a));
    if (voices.length > 0) ranked.set(language, found);
    return found;
  }

  /** By language, in this browser: the voices of another one have other names. */
  function readChoices(): Record<string, unknown> {
    const stored = readJson(storage, VOICE_KEY);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  }

  return {
    ask: () => void read(),
    patienceMs: () => Math.max(0, (finalMs ?? Infinity) - now()),
    find(language) {
      const own = rank(language);
      const chosenId = readChoices()[parseTag(language).language];
      return own.find(({ voiceURI }) => voiceURI === chosenId) ?? own[0] ?? voices.find((voice) => voice.default) ?? voices[0] ?? null;
    },
    list(language) {
      const { region } = withRegion(language, languages);
      const isFar = (voice: SpeechSynthesisVoice): number => (parseTag(voice.lang).region === region ? 0 : 1);
      return rank(language)
        .toSorted((a, b) => isFar(a) - isFar(b) || a.name.localeCompare(b.name))
        .map((voice) => ({ id: voice.voiceURI, label: labelOf(voice) }));
    },
    choose(language, id) {
      storage.setItem(VOICE_KEY, JSON.stringify({ ...readChoices(), [parseTag(language).language]: id }));
      change();
    },
    version: () => version,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

let shared: SpeechVoices | undefined;

/** The voices of this browser: one for the engine and the menu. */
export const browserVoices = (): SpeechVoices =>
  (shared ??= createSpeechVoices(
    'speechSynthesis' in window ? window.speechSynthesis : null,
    makeSafeStorage(() => window.localStorage),
    navigator.languages,
  ));

/** Speech Dispatcher offers a hundred colourings of every voice of eSpeak, which nobody can choose from. */
const isVariant = (name: string): boolean => /\+.*espeak/i.test(name);

/** Text that goes to a server to be spoken leaves the device; whoever chooses such a voice is told. */
const labelOf = ({ name, localService }: SpeechSynthesisVoice): string =>
  localService || /\bonline\b/i.test(name) ? name : `${name}, online`;

interface LanguageTag {
  language: string;
  region: string | undefined;
}

const tags = new Map<string, LanguageTag>();

/** Android writes `en_US`, and sometimes `eng`. */
function parseTag(tag: string): LanguageTag {
  const known = tags.get(tag);
  if (known) return known;
  const parts = tag.split(/[-_]/);
  const parsed = toLocale(parts.join('-')) ?? toLocale(parts[0] ?? '') ?? { language: tag, region: undefined };
  const { language, region } = parsed;
  tags.set(tag, { language, region });
  return { language, region };
}

function withRegion(tag: string, languages: readonly string[]): LanguageTag {
  const { language, region } = parseTag(tag);
  if (region !== undefined) return { language, region };
  const spoken = languages.map(parseTag).find((own) => own.language === language && own.region !== undefined);
  return { language, region: spoken?.region ?? toLocale(language)?.maximize().region };
}

function toLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
