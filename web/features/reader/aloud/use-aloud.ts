import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { spokenUnitId } from '#core/player/speech/speech-id.ts';
import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlayFrom } from '#web/player/use-play-from.ts';
import { queryClient } from '#web/query-client.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { BookView } from '../engine/book-view.ts';
import type { SpokenTarget } from '../place/go-to-place.ts';
import {
  findAboutInBook,
  findAboutInRecording,
  findInBook,
  findInRecording,
  type RecordedPlace,
  type Recording,
} from '#web/features/recording/recording.ts';
import type { HeardPlace } from '#web/features/recording/recording.ts';
import { openSpokenBook, type SpokenBook } from './spoken-book.ts';
import { useHeardSentence } from './use-heard-sentence.ts';

export interface Aloud {
  /** Reads aloud from the selected words, or from the top of the page; undefined where the book cannot be read aloud. */
  readonly listen: (() => void) | undefined;
  /** Plays the recording from there; undefined without one. */
  readonly listenToRecording: (() => void) | undefined;
  /** Back to the sentence that is heard, while the page is another one. */
  readonly goToVoice: (() => void) | undefined;
  /** Does not ask again until the voice is followed once more. */
  readonly stayHere: () => void;
  /** Whether the page is being turned by the voice. */
  readonly isTurning: () => boolean;
  /** A page was turned by hand. */
  readonly notePage: () => void;
  /** Where in the book a second of its own speech is, or of a unit of the recording. */
  readonly findHeard: (view: BookView, heard: HeardPlace) => Promise<SpokenTarget | null>;
}

export interface AloudRequest {
  readonly item: ItemDetail;
  readonly recording: Recording | null;
  readonly view: BookView | null;
  /** How far through the book the page is. */
  readonly fraction: number;
  /** Whenever the sentence that the voice is at is on the page. */
  readonly onVoice: () => void;
}

/** A book as it is heard beside its pages. */
export function useAloud({ item, recording, view, fraction, onVoice }: AloudRequest): Aloud {
  const { speechId } = item;
  const toast = useToast();
  const playFrom = usePlayFrom();
  const query = {
    queryKey: ['speech', speechId],
    queryFn: () => (speechId === null ? null : browserApi.getSpeech(speechId)),
    staleTime: Infinity,
    retry: false,
  };
  const { data: speech = null } = useQuery({ ...query, enabled: view !== null && speechId !== null }, queryClient);
  const book = useMemo(() => (view && speech ? openSpokenBook(view, speech) : null), [view, speech]);
  const { sentence, isPlaying } = useHeardSentence(speechId, recording, speech);
  const [isAway, setIsAway] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const turns = useRef(0);

  async function mark(follows: boolean): Promise<void> {
    if (!view) return;
    const words = sentence === null ? null : ((await book?.findStretch(sentence)) ?? null);
    turns.current += 1;
    const isSeen = await view.markSpoken(words, follows).finally(() => (turns.current -= 1));
    if (words !== null && isSeen) onVoice();
    const isElsewhere = words !== null && isPlaying && !isSeen;
    setIsAway(isElsewhere);
    if (!isElsewhere) setIsLeft(false);
  }
  const followVoice = useEffectEvent(() => void mark(isPlaying && !isAway));
  useEffect(() => followVoice(), [book, sentence, isPlaying]);

  /** The sentence to begin with; null where words are not counted. */
  async function findSentence(): Promise<{ book: SpokenBook; sentence: number | null } | null> {
    const words = view?.wordsAtHand() ?? null;
    const text = words && (await queryClient.fetchQuery(query));
    if (!view || !words || !text) return null;
    const spoken = book ?? openSpokenBook(view, text);
    return { book: spoken, sentence: await spoken.findSentence(words, words.isSelected ? 'selected' : 'shown') };
  }

  function start(find: () => Promise<RecordedPlace | null>, queue?: readonly string[]): void {
    setIsAway(false);
    view?.clearSelection();
    find().then(
      (place) => {
        if (place === null) return void toast.show({ text: 'Nothing on this page can be heard.', key: 'heard' });
        if (!place.isExact)
          toast.show({ text: 'Begins about here.', detail: 'These words were not found in the recording.', key: 'heard' });
        playFrom({ unitId: place.unitId, sec: place.sec, queue });
      },
      (error: Error) => toast.show({ text: 'This cannot be listened to now.', detail: error.message, tone: 'bad' }),
    );
  }

  async function findOwn(id: string): Promise<RecordedPlace | null> {
    const found = await findSentence();
    const cue = found?.book.speech.cues[found.sentence ?? -1];
    return cue ? { unitId: id, sec: cue.startSec, isExact: true } : null;
  }

  async function findRecorded(own: Recording): Promise<RecordedPlace | null> {
    const found = await findSentence();
    if (!found) return findAboutInRecording(own, divide(view), fraction);
    return found.sentence === null ? null : findInRecording(own, found.book.speech, found.sentence);
  }

  return {
    listen: speechId === null ? undefined : () => start(() => findOwn(speechId)),
    listenToRecording: recording
      ? () =>
          start(
            () => findRecorded(recording),
            recording.units.map(({ id }) => id),
          )
      : undefined,
    goToVoice: isAway && isPlaying && !isLeft ? () => void mark(true) : undefined,
    stayHere: () => setIsLeft(true),
    isTurning: () => turns.current > 0,
    notePage: () => {
      if (turns.current === 0 && sentence !== null) void mark(false);
    },
    async findHeard(opened, { unitId, sec }) {
      const isRecorded = recording?.units.some(({ id }) => id === unitId) === true;
      const text = await queryClient.fetchQuery(query).catch(() => null);
      if (!text) return recording && isRecorded ? { fraction: findAboutInBook(recording, divide(opened), { unitId, sec }) } : null;
      if (!isRecorded && (speechId === null || spokenUnitId(speechId) !== spokenUnitId(unitId))) return null;
      const heard =
        recording && isRecorded
          ? await findInBook(recording, text, { unitId, sec })
          : { sentence: cueIndexAt(text.cues, sec), isExact: true };
      const words = await openSpokenBook(opened, text).findStretch(heard.sentence);
      return words && { ...words, isExact: heard.isExact };
    },
  };
}

/** A book by the shares at which its chapters begin. */
const divide = (view: BookView | null) => ({
  chapters: (view?.book.contents ?? []).map(({ title, fraction }) => ({ title, start: fraction })),
  end: 1,
});
