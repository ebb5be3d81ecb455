import type { ReactElement } from 'react';
import { SKIP_CHOICES } from '#core/player/playback-defaults.ts';
import type { PlaybackSettings } from '#core/player/playback-settings.ts';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { SelectField, Switch } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { withOwn } from './with-own.ts';
import { NotSaved, SavedMark } from './saving.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

const SPEEDS = [0.5, 0.75, 0.9, 1, 1.1, 1.2, 1.3, 1.5, 1.75, 2, 2.5, 3];

/** How the learner likes to listen; saved with the account at once. */
export function ProfilePlayback({ saved }: { readonly saved: PlaybackSettings }): ReactElement {
  const { applySettings } = usePlayerCommands();
  const form = useSavedSettings('playback', saved, applySettings);
  const { settings, change } = form;
  const choice = (label: string, name: 'backSec' | 'forwardSec' | 'rate', choices: readonly number[], write: (value: number) => string) => (
    <SelectField label={label} name={name} value={settings[name]} onChange={(event) => change({ [name]: Number(event.target.value) })}>
      {withOwn(choices, settings[name]).map((value) => (
        <option key={value} value={value}>
          {write(value)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <section aria-labelledby="playback">
      <SectionHead id="playback" title="Playback" meta="on all your devices" more={<SavedMark status={form.status} />} rule />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {choice('Skip back', 'backSec', SKIP_CHOICES, seconds)}
        {choice('Skip forward', 'forwardSec', SKIP_CHOICES, seconds)}
        {choice('Speed of new works', 'rate', SPEEDS, (rate) => `${rate}×`)}
      </div>
      <p className="mt-2 text-sm text-ink-3">A work that you play at another speed keeps its own in this browser.</p>
      <Switch
        className="mt-4 border-t border-line pt-3"
        label={
          <>
            Single keys as shortcuts
            <span className="block text-sm text-ink-3">Turn them off when you speak to your computer, or press keys by accident.</span>
          </>
        }
        checked={settings.hasShortcuts}
        onChange={(event) => change({ hasShortcuts: event.target.checked })}
      />
      <NotSaved {...form} />
    </section>
  );
}

const seconds = (sec: number): string => `${sec} seconds`;
