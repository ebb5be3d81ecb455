import type { ReactElement } from 'react';
import { DAILY_GOALS_MIN } from '#core/account/learning-defaults.ts';
import type { LearningSettings } from '#core/account/learning-settings.ts';
import { SelectField, Switch } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { NotSaved, SavedMark } from './saving.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { withOwn } from './with-own.ts';

/** How much in a day, whose days, and whether things come back; saved with the account at once. */
export function ProfileLearning({ saved }: { readonly saved: LearningSettings }): ReactElement {
  const form = useSavedSettings('learning', saved);
  const { settings, change } = form;
  const { dailyGoalMin } = settings;
  return (
    <section aria-labelledby="learning">
      <SectionHead id="learning" title="Learning" meta="on all your devices" more={<SavedMark status={form.status} />} rule />
      <SelectField
        label="Daily goal"
        name="dailyGoalMin"
        hint="Minutes played or read. It is shown to you alone, and nothing happens when a day has fewer."
        value={dailyGoalMin ?? ''}
        onChange={({ target }) => change({ dailyGoalMin: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">None</option>
        {withOwn(DAILY_GOALS_MIN, dailyGoalMin ?? DAILY_GOALS_MIN[0]).map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutes
          </option>
        ))}
      </SelectField>
      <TimeZoneField value={settings.timeZone} onChange={(timeZone) => change({ timeZone })} />
      <Switch
        className="mt-4 border-t border-line pt-3"
        label={
          <>
            Daily review
            <span className="block text-sm text-ink-3">
              What you marked and missed comes back, at most ten cards a day. Switched off, nothing is lost.
            </span>
          </>
        }
        checked={settings.hasReview}
        onChange={({ target }) => change({ hasReview: target.checked })}
      />
      <NotSaved {...form} />
    </section>
  );
}
