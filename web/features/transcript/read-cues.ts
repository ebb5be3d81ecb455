import type { Cue } from '#core/transcript/cue.ts';
import { splitVoices, type VoicePart } from '#core/transcript/split-voices.ts';

/** Holds on to what is read: an element outside the page may otherwise be collected before it has its file. */
const reading = new Set<HTMLMediaElement>();

/** The cues of a WebVTT file, parsed by the browser. Rejects when it is missing or is no such file. */
export async function readCues(url: string): Promise<Cue[]> {
  const media = document.createElement('video');
  const element = document.createElement('track');
  element.kind = 'metadata';
  element.default = true;
  element.src = url;
  reading.add(media);
  try {
    await new Promise<void>((resolve, reject) => {
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new Error('The transcript could not be read.')));
      media.append(element);
      // Only a track that is listened to is fetched.
      element.track.mode = 'hidden';
    });
    return Array.from(element.track.cues ?? []).flatMap((cue) => toCues(cue as VTTCue));
  } finally {
    reading.delete(media);
  }
}

/** The browser makes a span with a title of each voice; of every other tag only the words are kept. */
function toCues(cue: VTTCue): Cue[] {
  const fragment = cue.getCueAsHTML();
  // A reading aid says the same once more.
  for (const aid of fragment.querySelectorAll('rt')) aid.remove();
  const parts: VoicePart[] = [];
  for (const node of fragment.childNodes) {
    if (node.nodeType === Node.PROCESSING_INSTRUCTION_NODE) continue;
    const speaker = node instanceof HTMLElement && node.title !== '' ? node.title : undefined;
    parts.push({ speaker, text: node.textContent ?? '' });
  }
  return splitVoices(parts, cue.startTime, cue.endTime);
}
