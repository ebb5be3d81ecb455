import type { ReactElement } from 'react';
import { LEVEL_WORDS, TIMEFRAME_LABELS } from '#core/assessment/choice-words.ts';
import { CAREER_LEVELS } from '#core/records/levels.ts';
import { TIMEFRAMES } from '#core/assessment/questions.ts';
import { answersTo, choose } from '#core/assessment/answer-sheet.ts';
import type { Answers } from './use-answers.ts';

/** The two questions that take one answer. */
export type SingleQuestion = 'career_level' | 'timeframe';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly line?: string;
  readonly answer: Parameters<typeof choose>[1];
}

const CHOICES: Readonly<Record<SingleQuestion, readonly Choice[]>> = {
  career_level: CAREER_LEVELS.map((value) => ({ value, ...LEVEL_WORDS[value], answer: { questionId: 'career_level', answer: value } })),
  timeframe: TIMEFRAMES.map((value) => ({ value, label: TIMEFRAME_LABELS[value], answer: { questionId: 'timeframe', answer: value } })),
};

export interface OneOfProps {
  readonly question: SingleQuestion;
  readonly answers: Answers;
  readonly labelledBy: string;
}

/** Native radio buttons: arrow keys move without going on, and Enter sends the form. Each number is the key that chooses it. */
export function OneOf({ question, answers, labelledBy }: OneOfProps): ReactElement {
  const [chosen] = answersTo(answers.sheet, question);
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid grid-cols-1 gap-3">
      {CHOICES[question].map(({ value, label, line, answer }, i) => (
        <label
          key={value}
          className="relative flex min-h-11 items-start gap-3 rounded-2 bg-sheet px-3.5 py-3 inset-ring inset-ring-control hover:bg-hover has-checked:inset-ring-2 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border"
        >
          <input
            type="radio"
            name={question}
            value={value}
            checked={chosen === value}
            onChange={() => answers.change((sheet) => choose(sheet, answer))}
            aria-keyshortcuts={String(i + 1)}
            className="mt-1 size-4 flex-none accent-ink outline-none"
          />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{label}</span>
            {line ? <span className="block text-sm text-ink-2">{line}</span> : null}
          </span>
          <span aria-hidden="true" className="text-sm text-ink-3 tabular-nums max-md:hidden">
            {i + 1}
          </span>
        </label>
      ))}
    </div>
  );
}
