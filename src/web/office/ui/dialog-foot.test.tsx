import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#web/ui/dialog.tsx';
import { showRoutes } from '#test/office/show-routes.tsx';
import { Ask } from './ask.tsx';
import { AskRemoval } from './ask-removal.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { PlainField } from './plain-field.tsx';

const words = { text: 'Sie verschwindet.', verb: 'Löschen', back: 'Behalten' };

function ask() {
  const onYes = vi.fn();
  const onNo = vi.fn();
  const { user } = showRoutes([{ path: '/', element: <Ask {...words} title="Kiste löschen?" open onYes={onYes} onNo={onNo} /> }]);
  return { user, onYes, onNo };
}

it('leaves everything as it is on Enter', async () => {
  const { user, onYes, onNo } = ask();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Behalten' }));
  await user.keyboard('{Enter}');
  expect(onNo).toHaveBeenCalledOnce();
  expect(onYes).not.toHaveBeenCalled();
});

it('says yes by Ctrl+Enter, wherever the focus is', async () => {
  const { user, onYes } = ask();
  await user.tab({ shift: true });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onYes).toHaveBeenCalledOnce();
});

it('says yes by Ctrl+Enter after a button was disabled under the focus', async () => {
  const { user, onYes } = ask();
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onYes).toHaveBeenCalledOnce();
});

it('begins at the only button while something is in use', async () => {
  const uses = { items: [{ kind: 'order' as const, id: 7, name: 'A2026-00007' }], more: false };
  const element = (
    <AskRemoval {...words} name="Aare Pumpen" readUses={() => Promise.resolve(uses)} onYes={() => undefined} onNo={() => undefined} />
  );
  showRoutes([{ path: '/', element }]);
  const only = await screen.findByRole('button', { name: 'Verstanden' });
  expect(document.activeElement).toBe(only);
});

it('leaves the focus in the page when its answer takes away what it was opened from', async () => {
  function Page() {
    const [state, setState] = useState<'kept' | 'asked' | 'gone'>('kept');
    return (
      <main id="inhalt" tabIndex={-1}>
        {state === 'gone' ? null : (
          <button type="button" onClick={() => setState('asked')}>
            Datei löschen
          </button>
        )}
        {state === 'asked' ? <Ask {...words} title="Datei löschen?" open onYes={() => setState('gone')} onNo={() => undefined} /> : null}
      </main>
    );
  }
  const { user } = showRoutes([{ path: '/', element: <Page /> }]);
  await user.click(screen.getByRole('button', { name: 'Datei löschen' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(document.activeElement?.id).toBe('inhalt');
});

it('goes to the first fault when its form is refused', async () => {
  function Page() {
    const [problem, setProblem] = useState<string>();
    return (
      <Dialog title="Gutschrift" open onClose={() => undefined}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setProblem('Bitte einen Grund angeben.');
          }}
        >
          <PlainField id="quantity" label="Menge" value="2" onChange={() => undefined} />
          <PlainField id="reason" label="Grund" value="" problem={problem} onChange={() => undefined} />
          <DialogFoot verb="Ausstellen" busy={false} onBack={() => undefined} />
        </form>
      </Dialog>
    );
  }
  const { user } = showRoutes([{ path: '/', Component: Page }]);
  await user.click(screen.getByLabelText('Menge'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(document.activeElement).toBe(screen.getByLabelText('Grund'));
});

it('gives the focus to the page only when the dialog that is kept for the next time has closed', async () => {
  function Page() {
    const [state, setState] = useState<'kept' | 'asked' | 'gone'>('kept');
    return (
      <main id="inhalt" tabIndex={-1}>
        {state === 'gone' ? null : (
          <button type="button" onClick={() => setState('asked')}>
            Zahlung erfassen
          </button>
        )}
        <Dialog title="Zahlung erfassen" open={state === 'asked'} onClose={() => undefined}>
          <DialogFoot verb="Erfassen" busy={false} onYes={() => setState('gone')} onBack={() => undefined} />
        </Dialog>
      </main>
    );
  }
  const { user } = showRoutes([{ path: '/', element: <Page /> }]);
  const main = screen.getByRole('main');
  // As in a browser, where the page behind an open modal dialog takes no focus.
  main.focus = () => document.querySelector('dialog[open]') ?? HTMLElement.prototype.focus.call(main);
  await user.click(screen.getByRole('button', { name: 'Zahlung erfassen' }));
  await user.click(screen.getByRole('button', { name: 'Erfassen' }));
  expect(document.activeElement).toBe(main);
});
