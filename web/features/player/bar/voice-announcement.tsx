import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { spokenBy } from '#core/player/shown/spoken-by.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { useSpeakingVoice } from './use-speaking-voice.ts';

/**
 * Says who reads when a text begins to be read aloud: once for a work, and again when the voice has changed. It stands
 * outside the page, which is hidden while the full player is open.
 */
export function VoiceAnnouncement(): ReactElement {
  const work = usePlayer(({ episode, speech, playback }) =>
    speech !== null && playback.status === 'playing' ? (episode?.podcast_name ?? null) : null,
  );
  const voice = useSpeakingVoice();
  const [said, setSaid] = useState<string | null>(null);
  const text = work === null || voice === null ? null : `${work}. ${spokenBy(voice)}, ${voice.name}.`;
  if (text !== null && text !== said) setSaid(text);
  return createPortal(
    <span role="status" className="sr-only">
      {said}
    </span>,
    document.body,
  );
}
