import type { ReactNode } from 'react';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { TextField } from '#web/ui/text-field.tsx';

interface DayFieldProps {
  label: string;
  name: string;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  today: PlainDate;
  error?: ReactNode;
  hint?: string;
  required?: boolean;
}

/** A date in Swiss notation: 26.11.2026, 26.11. or 26.11.26; leaving the field completes it. */
export function DayField({ value, onChange, today, hint = 'tt.mm.jjjj', ...rest }: DayFieldProps) {
  const complete = (): void => {
    const day = parseTypedDate(value, today);
    if (day !== null) onChange(dateText(day));
  };
  return <TextField {...rest} value={value} onChange={onChange} onBlur={complete} inputMode="text" autoComplete="off" hint={hint} />;
}
