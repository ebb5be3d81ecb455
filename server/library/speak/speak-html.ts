import { timeSpeech, type SpeechPart } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { createBlockReader, type SpokenBlock } from './read-blocks.ts';
import { createSentenceSplitter, toKnownLanguage } from './split-sentences.ts';

/** Several times the Bible; what is longer is no book, and would fill the memory. */
export const MAX_SPOKEN_LENGTH = 12_000_000;
/** What a block counts for at least: to begin and end one takes as long as a sentence. */
const MIN_BLOCK_LENGTH = 20;

const FIGURE_WORD: Readonly<Record<string, string>> = {
  de: 'Abbildung',
  fr: 'Figure',
  es: 'Figura',
  it: 'Figura',
  nl: 'Figuur',
  pt: 'Figura',
};

/** Makes blocks of sentences, as many texts of one work as there are. */
export function createSpeaker(givenLanguage: string) {
  const language = toKnownLanguage(givenLanguage);
  const figureWord = FIGURE_WORD[language.split('-')[0] ?? ''] ?? 'Figure';
  const split = createSentenceSplitter(language);
  let spokenLength = 0;
  return {
    /** Blocks of one text, each with its sentences. */
    read: (html: string, wanted: ReadonlySet<string> = new Set()) => {
      const read: (SpokenBlock & { sentences: string[] })[] = [];
      const addBlock = (block: SpokenBlock) => {
        spokenLength += Math.max(block.text.length, MIN_BLOCK_LENGTH);
        if (spokenLength > MAX_SPOKEN_LENGTH) throw new UnreadableFile('The text is too long to be read aloud.', 'Split it.');
        read.push({ ...block, sentences: split(block.text) });
      };
      const reader = createBlockReader(addBlock, wanted, figureWord);
      reader.write(html);
      reader.end();
      return read;
    },
    time: (parts: readonly SpeechPart[]): SpeechText => timeSpeech(parts, language),
  };
}

/** The text of a lesson as it is spoken: every heading begins a part. */
export function speakHtml(html: string, language: string): SpeechText {
  const speaker = createSpeaker(language);
  const parts: { title: string | null; sentences: string[] }[] = [{ title: null, sentences: [] }];
  for (const { level, text, sentences } of speaker.read(html)) {
    if (level !== null) parts.push({ title: toTitle(text), sentences: [] });
    for (const sentence of sentences) parts.at(-1)?.sentences.push(sentence);
  }
  return speaker.time(parts);
}

/** A heading as a line in a list of chapters. */
export function toTitle(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, text.lastIndexOf(' ', 200) || 200)}…`;
}
