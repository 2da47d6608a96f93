import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { useVerb } from './use-verb.ts';

function Desk({ work }: { work: () => Promise<void> }) {
  const { busy, run } = useVerb();
  // A browser takes the focus from a button that is disabled.
  const press = async (): Promise<void> => {
    (document.activeElement as HTMLElement).blur();
    return work();
  };
  return (
    <main id="inhalt" tabIndex={-1}>
      <button type="button" disabled={busy} onClick={() => void run(press)}>
        Preise abfragen
      </button>
    </main>
  );
}

it.each([
  ['succeeds', async () => Promise.resolve()],
  ['fails', async () => Promise.reject(new Error('away'))],
])('gives the keyboard back to the button that was pressed when its work %s', async (_, work) => {
  const { user } = showRoutes([{ path: '/', element: <Desk work={work} /> }]);
  const button = screen.getByRole('button', { name: 'Preise abfragen' });
  await user.click(button);
  await waitFor(() => expect(document.activeElement).toBe(button));
});
