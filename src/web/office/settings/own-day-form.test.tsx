import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OwnDay } from '#contract/holiday.ts';
import { noOverrides } from '#domain/calendar/holiday.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { FreeDays } from './free-days.tsx';
import { OwnDayForm } from './own-day-form.tsx';

const today = plainDate(2026, 11, 23);

test('a day is tried while it is typed and stored when it is whole', async () => {
  const user = userEvent.setup();
  const stored: OwnDay[] = [];
  const tried: (string | undefined)[] = [];
  render(
    <OwnDayForm
      today={today}
      busy={false}
      onTry={(day) => tried.push(day?.date)}
      onStore={async (day) => {
        stored.push(day);
        return Promise.resolve(true);
      }}
    />,
  );
  await user.type(screen.getByLabelText('Tag'), '24.12.26');
  await user.click(screen.getByRole('button', { name: 'Eintragen' }));
  expect(stored).toEqual([]);
  expect(screen.getByLabelText('Bezeichnung').getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText('Bezeichnung'), 'Inventar');
  await user.click(screen.getByRole('button', { name: 'Eintragen' }));
  expect(stored).toEqual([{ date: '2026-12-24', working: false, name: { de: 'Inventar', fr: '', en: '' } }]);
  expect(tried).toContain('2026-12-24');
});

test('the calendar hatches weekends and holidays and names them', async () => {
  const user = userEvent.setup();
  render(<FreeDays today={today} overrides={noOverrides} />);
  await user.click(screen.getByRole('button', { name: 'Später' }));
  expect(screen.queryByText('Dezember 2026')).not.toBeNull();
  expect(screen.queryByText(/23\. Ruhetag, 24\. Heiligabend/)).not.toBeNull();
});
