import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import de from '../texts/de.ts';
import { TextProvider } from '../texts/text-provider.tsx';
import { Dialog } from './dialog.tsx';
import { ToastProvider, useToast } from './toast.tsx';

function Speaker() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Dialog title="Teilen" open={open} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => toast.success('Kopiert.')}>
          kopieren
        </button>
      </Dialog>
      <button type="button" onClick={() => setOpen(true)}>
        teilen
      </button>
      <button type="button" onClick={() => toast.warning('Abgelaufen.', { to: '/user/login', text: 'Anmelden' })}>
        mit Link
      </button>
      <button type="button" onClick={() => toast.warning('Gespeichert.')}>
        ohne Link
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <TextProvider language="de" messages={de}>
      <ToastProvider>
        <Speaker />
      </ToastProvider>
    </TextProvider>,
  );
});
afterEach(() => vi.useRealTimers());

function aMinute(): void {
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
}

it('goes by itself', () => {
  fireEvent.click(screen.getByText('ohne Link'));
  expect(screen.queryByText('Gespeichert.')).not.toBeNull();
  aMinute();
  expect(screen.queryByText('Gespeichert.')).toBeNull();
});

it('stays while it offers a way, which leads to another tab', () => {
  fireEvent.click(screen.getByText('mit Link'));
  aMinute();
  const link = screen.getByRole('link', { name: 'Anmelden' });
  expect(link.getAttribute('href')).toBe('/user/login');
  expect(link.getAttribute('target')).toBe('_blank');
  fireEvent.click(link);
  expect(screen.queryByText('Abgelaufen.')).toBeNull();
});

// A modal dialog dims and silences whatever is outside of it.
it('is shown within an open dialog, and once', () => {
  fireEvent.click(screen.getByText('ohne Link'));
  fireEvent.click(screen.getByText('teilen'));
  fireEvent.click(screen.getByText('kopieren'));
  expect(screen.getByRole('dialog').contains(screen.getByText('Kopiert.'))).toBe(true);
  expect(screen.getByRole('dialog').contains(screen.getByText('Gespeichert.'))).toBe(true);
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Schliessen' })[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('Kopiert.');
  aMinute();
  expect(screen.queryByText('Kopiert.')).toBeNull();
});
