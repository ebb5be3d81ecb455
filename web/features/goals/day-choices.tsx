import type { ReactElement } from 'react';
import type { PlainDate } from '#core/plain-date.ts';
import { Button } from '#web/ui/button.tsx';
import { addDays, addMonth } from './days.ts';
import { useToday } from './use-today.ts';

export interface DayChoicesProps {
  /** What the day is for, for whoever hears only the buttons. */
  readonly label: string;
  /** The day that the plan gives. */
  readonly planned?: PlainDate | undefined;
  readonly onChoose: (day: PlainDate) => void;
}

/** Days that are chosen by one press. */
export function DayChoices({ label, planned, onChoose }: DayChoicesProps): ReactElement | null {
  const today = useToday();
  if (today === null) return null;
  const days = [
    { name: 'In a week', day: addDays(today, 7) },
    { name: 'In two weeks', day: addDays(today, 14) },
    { name: 'In a month', day: addMonth(today) },
    ...(planned !== undefined && planned >= today ? [{ name: 'The plan’s day', day: planned }] : []),
  ];
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {days.map(({ name, day }) => (
        <Button key={name} size="sm" onClick={() => onChoose(day)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
