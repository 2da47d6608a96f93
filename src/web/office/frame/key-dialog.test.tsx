import { screen, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { Grid } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import { useWholeRows } from '../grid/use-whole-rows.ts';
import { KeyDialog } from './key-dialog.tsx';
import { useHelpKey } from './use-help-key.ts';

const rows = [{ id: 1, name: 'Kiste' }];
const columns = [{ key: 'name', head: 'Name', kind: 'text', width: 100 }] as const;

function ListInFrame() {
  const [open, setOpen] = useState(false);
  useHelpKey(useCallback(() => setOpen(true), []));
  const source = useWholeRows(rows, columns, plainView);
  return (
    <>
      <Grid label="Kisten" columns={columns} source={source} view={plainView} onView={() => undefined} today={plainDate(2026, 11, 23)} />
      <KeyDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

test('? in a list tells its keys, those of the screen and of all screens at once', async () => {
  const { user } = showRoutes([{ path: '/', Component: ListInFrame }]);
  await user.click(screen.getByRole('gridcell', { name: 'Kiste' }));
  await user.keyboard('?');
  const dialogs = screen.getAllByRole('dialog', { name: 'Tasten' });
  expect(dialogs).toHaveLength(1);
  expect(within(dialogs[0]!).getByText('nach unten füllen')).toBeTruthy();
  expect(within(dialogs[0]!).getByText('suchen, oder zu einem Bereich gehen')).toBeTruthy();
});
