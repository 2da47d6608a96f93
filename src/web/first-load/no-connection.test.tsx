import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import de from '../texts/de.ts';
import { TextProvider } from '../texts/text-provider.tsx';
import { NoConnection } from './no-connection.tsx';

it('says that the connection is gone, and goes on once it is back', () => {
  const retry = vi.fn();
  const { unmount } = render(
    <TextProvider language="de" messages={de}>
      <NoConnection className="" retry={retry} />
    </TextProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Keine Verbindung');
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});
