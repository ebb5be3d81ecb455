import type { ReactElement } from 'react';
import { browserVoices } from '#web/player/engine/speech-voices.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { SelectField } from '#web/ui/field.tsx';
import { useSpeakingVoice } from './use-speaking-voice.ts';

/** The voice that reads the text aloud; nothing for recordings, and nothing when there is only one voice. */
export function VoiceChoice({ className }: { readonly className?: string }): ReactElement | null {
  const language = usePlayer((state) => state.speech?.language ?? null);
  return language === null ? null : <VoiceSelect language={language} className={className} />;
}

interface VoiceSelectProps {
  readonly language: string;
  readonly className: string | undefined;
}

function VoiceSelect({ language, className }: VoiceSelectProps): ReactElement | null {
  const voices = browserVoices();
  const current = useSpeakingVoice();
  const options = voices.list(language);
  if (options.length < 2 || !current) return null;
  return (
    <SelectField
      name="voice"
      label="Voice"
      value={current.voiceURI}
      hint={current.localService ? null : 'The text is sent to the maker of this voice.'}
      onChange={(event) => voices.choose(language, event.target.value)}
      className={className}
    >
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
