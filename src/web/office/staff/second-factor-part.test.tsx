import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';

it('is set up by keyboard alone: the focus goes to the code, then to what is to be kept', async () => {
  const answers = [{ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }, { recoveryCodes: ['AAAAAA-BBBBBB'] }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift() ?? {})));
  const { user } = showRoutes([
    { path: '/', element: <SecondFactorPart factor={{ since: null, recoveryCodes: 0, required: false }} owes={false} /> },
  ]);
  await user.type(screen.getByLabelText('Jetziges Passwort'), 'kistenwerk-demo{Enter}');
  const code = await screen.findByLabelText('Code aus der App');
  expect(document.activeElement).toBe(code);
  await user.keyboard('123456{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Wiederherstellungscodes' }));
});
