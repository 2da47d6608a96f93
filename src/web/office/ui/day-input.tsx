import { useState } from 'react';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';

interface DayInputProps {
  id?: string;
  /** `2026-11-26`; empty: none. */
  value: string;
  onChange: (value: string) => void;
}

/** A date as tt.mm.jjjj in any browser language. Leaving the field completes it; an invalid date falls back to the last valid one. */
export function DayInput({ id, value, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const day = parsePlainDate(value);
  const type = (text: string): void => {
    setTyped(text);
    const meant = text.trim() === '' ? '' : parseTypedDate(text, localNow(Date.now()).date);
    if (meant !== null) onChange(meant);
  };
  return (
    <input
      id={id}
      value={typed ?? (day === null ? '' : dateText(day))}
      placeholder="tt.mm.jjjj"
      maxLength={10}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
