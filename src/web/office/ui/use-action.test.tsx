import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { useAction } from './use-action.ts';

/** `once`: with nothing more to do when it is done. */
function Desk({ once }: { once: boolean }) {
  const { busy, run } = useAction();
  const [done, setDone] = useState(false);
  // A browser takes the focus from a button that is disabled.
  const work = async (): Promise<void> => {
    (document.activeElement as HTMLElement).blur();
    setDone(once);
    return Promise.resolve();
  };
  return (
    <main id="inhalt" tabIndex={-1}>
      <button type="button" disabled={busy || done} onClick={() => void run(work)}>
        Freigeben
      </button>
    </main>
  );
}

test.each([
  ['goes back to the button', false],
  ['goes to the page when the button has nothing more to do', true],
])('the focus %s', async (_, once) => {
  const { user } = showRoutes([{ path: '/', element: <Desk once={once} /> }]);
  const button = await screen.findByRole('button', { name: 'Freigeben' });
  await user.click(button);
  await waitFor(() => expect(document.activeElement).toBe(once ? screen.getByRole('main') : button));
});
