import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { addOwnWords, isFull } from '#core/assessment/answer-sheet.ts';
import { MAX_OWN_WORDS, type ListQuestion } from '#core/assessment/questions.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Answers } from './use-answers.ts';

export interface OwnWordsProps {
  readonly question: ListQuestion;
  readonly answers: Answers;
  readonly say: (text: string) => void;
}

/** An answer that no choice has. Enter adds it, and on an empty field goes on. */
export function OwnWords({ question, answers: { sheet, change }, say }: OwnWordsProps): ReactElement {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const words = text.trim();
  const add = (): void => {
    const wrong = whyNot();
    setError(wrong);
    if (wrong !== null) return;
    change((now) => addOwnWords(now, question, words));
    say(`${words} added`);
    setText('');
  };
  const whyNot = (): string | null => {
    if (words === '') return 'Write something first.';
    if (words.length > MAX_OWN_WORDS) return `Write at most ${MAX_OWN_WORDS} characters: these are ${words.length}.`;
    if (isFull(sheet, question)) return 'The list is full. Take one out to add another.';
    return addOwnWords(sheet, question, words) === sheet ? 'That is chosen already.' : null;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || words === '') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        label="In your own words"
        name="own"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
        }}
        onKeyDown={press}
        error={error}
        hint={words === '' ? `Up to ${MAX_OWN_WORDS} characters; Enter adds them.` : `${words.length} of ${MAX_OWN_WORDS} characters.`}
        autoComplete="off"
        className="min-w-0 flex-1 basis-56"
      />
      <Button onClick={add} className="mt-6">
        Add
      </Button>
    </div>
  );
}
