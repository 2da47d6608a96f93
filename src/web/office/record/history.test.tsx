import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RecordHistory } from './history.tsx';

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: '2026-11-23T08:00:00.000Z', who: '', what: `Änderung ${count - index}` }));

test('a long history shows its newest changes first, and all of them when asked', async () => {
  render(<RecordHistory lines={linesOf(137)} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toHaveLength(20);
  expect(screen.getByText('Änderung 137')).toBeDefined();
  expect(screen.queryByText('Änderung 1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Alle 137 zeigen' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(137);
  expect(screen.getByText('Änderung 1')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a short one has no button', () => {
  render(<RecordHistory lines={linesOf(20)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('button')).toBeNull();
});
