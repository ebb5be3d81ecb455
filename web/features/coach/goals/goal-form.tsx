import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField, TextField } from '#web/ui/field.tsx';

type GoalWords = Pick<Goal, 'text' | 'by'>;

export interface GoalFormProps {
  readonly goal?: GoalWords;
  readonly save: (goal: GoalWords) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A goal in the learner's words. What could not be saved stays in the fields. */
export function GoalForm({ goal, save, onClose }: GoalFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [text = '', by = ''] = ['text', 'by'].map((name) => String(fields.get(name) ?? '').trim());
    if (text === '') {
      setError('Write down what you want to reach.');
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setSaving(true);
    try {
      await save({ text, by: by === '' ? null : by });
      onClose();
    } catch (failure) {
      setError(`Not saved. ${failure instanceof Error ? failure.message : ''}`);
      setSaving(false);
    }
  };
  useEffect(() => {
    const fields = form.current;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    fields?.addEventListener('keydown', leave);
    return () => fields?.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-3 py-3">
      <AreaField label="What do you want to reach?" name="text" rows={2} maxLength={500} defaultValue={goal?.text} error={error} />
      <TextField label="By when" name="by" maxLength={100} autoComplete="off" defaultValue={goal?.by ?? ''} />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="accent" size="sm" disabled={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}
