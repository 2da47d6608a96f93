import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordHistory } from '../record/history.tsx';
import { PersonNamesProvider } from './person-names.tsx';

it('calls people of the office by their names, and others as they are written', () => {
  const names = { 'werkstatt@kistenwerk.example': 'Urs Felder' };
  const lines = ['werkstatt@kistenwerk.example', 'anna@muster.example'].map((who) => ({
    at: '2026-11-23T08:00:00.000Z',
    who,
    what: 'Gesägt',
  }));
  render(
    <PersonNamesProvider names={names}>
      <RecordHistory lines={lines} />
    </PersonNamesProvider>,
  );
  expect(screen.getByText('Urs Felder')).toBeDefined();
  expect(screen.getByText('anna@muster.example')).toBeDefined();
});
