import { useEffect, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import type { PlainDate } from '#core/plain-date.ts';
import type { Practice } from '#core/practice/practice.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { AreaField, FieldError, TextField } from '#web/ui/field.tsx';
import { DayChoices } from '../day-choices.tsx';
import { findGaps, type GoalDraft, type GoalGaps } from './goal-draft.ts';
import { PracticeField } from './practice-field.tsx';
import { readRefusal } from './read-refusal.ts';
import { saveByEnter } from './save-by-enter.ts';
import { StepFields } from './step-fields.tsx';
import { WorkFields } from './work-fields.tsx';

/** Others have changed the same of a goal as the learner meanwhile. */
export interface GoalClash {
  /** What the learner wrote, and of the rest what stands there by now. */
  readonly draft: GoalDraft;
  readonly theirs: GoalDraft;
  /** What stands there of what both changed. */
  readonly words: string;
}

export interface GoalDialogProps {
  readonly title: string;
  readonly first: GoalDraft;
  /** The day that the plan gives. */
  readonly planned?: PlainDate | undefined;
  /** The practice that the plan or the goal has. */
  readonly practice?: Practice | null | undefined;
  /** Resolves with a clash where nothing was saved because of it. */
  readonly save: (draft: GoalDraft) => Promise<GoalClash | void>;
  readonly onClose: () => void;
  readonly findFinalFocus?: DialogProps['findFinalFocus'];
}

/** A goal with all its parts. Everything is filled in that is known: Enter saves. What could not be saved stays in the fields. */
export function GoalDialog({ title, first, planned, practice = null, save, onClose, findFinalFocus }: GoalDialogProps): ReactElement {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(first);
  const [gaps, setGaps] = useState<GoalGaps>({});
  const [error, setError] = useState<string | null>(null);
  const [clash, setClash] = useState<GoalClash | null>(null);
  const [isSaving, setSaving] = useState(false);
  const change = (part: Partial<GoalDraft>) => setDraft((before) => ({ ...before, ...part }));

  // The first field that says what is missing.
  useEffect(() => document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-invalid]`)?.focus(), [id, gaps]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = findGaps(draft);
    setGaps(found);
    if (isSaving || Object.keys(found).length > 0) return;
    setError(null);
    setClash(null);
    setSaving(true);
    try {
      const found = await save(draft);
      if (!found) return onClose();
      setDraft(found.draft);
      setClash(found);
      setSaving(false);
    } catch (failure) {
      const refusal = readRefusal(failure);
      setGaps(refusal.gaps);
      if (refusal.words !== null) setError(`Not saved. ${refusal.words}`);
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      initialFocus={text}
      findFinalFocus={findFinalFocus}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="accent" type="submit" form={id} disabled={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5" noValidate>
        <AreaField
          ref={text}
          label="What do you want to reach?"
          name="text"
          rows={2}
          maxLength={500}
          value={draft.text}
          error={gaps.text}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={saveByEnter}
        />
        <fieldset className="grid min-w-0 grid-cols-1 gap-3">
          <legend className="sr-only">If-then line</legend>
          <TextField
            label="If"
            name="when"
            placeholder="it is Monday at 8"
            maxLength={240}
            autoComplete="off"
            value={draft.when}
            error={gaps.when}
            onChange={(event) => change({ when: event.target.value })}
          />
          <TextField
            label="then I"
            name="act"
            placeholder="write the first line"
            maxLength={240}
            autoComplete="off"
            value={draft.act}
            error={gaps.act}
            hint="A plan that says when and what is kept more often."
            onChange={(event) => change({ act: event.target.value })}
          />
        </fieldset>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <TextField
            label="By when"
            name="dueOn"
            type="date"
            value={draft.dueOn}
            error={gaps.dueOn}
            className="max-w-60"
            onChange={(event) => change({ dueOn: event.target.value })}
          />
          <DayChoices label="By when" planned={planned} onChoose={(dueOn) => change({ dueOn })} />
        </div>
        <StepFields steps={draft.steps} onChange={(steps) => change({ steps })} />
        <WorkFields works={draft.works} onChange={(works) => change({ works })} />
        <PracticeField known={practice} chosen={draft.practice} onChange={(chosen) => change({ practice: chosen })} />
        <AreaField
          label="You will know it worked when"
          name="measure"
          maxLength={300}
          value={draft.measure}
          error={gaps.measure}
          onChange={(event) => change({ measure: event.target.value })}
          onKeyDown={saveByEnter}
        />
        {clash ? (
          <div role="alert" className="grid justify-items-start gap-2">
            <FieldError>
              Not saved yet: this goal was changed elsewhere meanwhile. {clash.words} Your words are still in the fields. Save again to put
              them in place, or take what is there.
            </FieldError>
            <Button
              onClick={() => {
                setDraft(clash.theirs);
                setClash(null);
              }}
            >
              Take what is there
            </Button>
          </div>
        ) : null}
        {error ? (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
