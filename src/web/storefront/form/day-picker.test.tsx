import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import checkout from '#web/texts/de/checkout.ts';
import { DayPicker } from './day-picker.tsx';

it('heads each day with its weekday alone', () => {
  const { container } = render(
    <IntlProvider locale="de" messages={{ checkout }}>
      <DayPicker
        earliest={plainDate(2026, 11, 26)}
        holidays={new Map()}
        value={null}
        onChange={() => {}}
        way="DELIVERY"
        error={undefined}
      />
    </IntlProvider>,
  );
  const shown = [...container.querySelectorAll('label')].map((day) =>
    [...day.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent),
  );
  expect(shown.slice(2, 5)).toEqual([
    ['Mi', '25', 'Nov.'],
    ['Do', '26', 'Nov.'],
    ['Fr', '27', 'Nov.'],
  ]);
});
