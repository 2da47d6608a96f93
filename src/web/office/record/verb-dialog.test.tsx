import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { VerbDialog } from './verb-dialog.tsx';
import type { Verb } from './use-verb.ts';

const verb: Verb = { busy: false, isStale: false, problems: {}, refuse: () => undefined, run: () => Promise.resolve() };

it('begins in its first field, and sends with Ctrl+Enter', async () => {
  const onSubmit = vi.fn();
  const element = (
    <VerbDialog title="Tag" word="Bestätigen" verb={verb} fields={[]} onSubmit={onSubmit} onClose={() => undefined}>
      <input aria-label="Bestätigter Tag" defaultValue="07.12.2026" />
    </VerbDialog>
  );
  const { user } = showRoutes([{ path: '/', element }]);
  expect(document.activeElement).toBe(screen.getByLabelText('Bestätigter Tag'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('sends nothing with Ctrl+Enter while it is sending', async () => {
  const onSubmit = vi.fn();
  const element = (
    <VerbDialog title="Tag" word="Bestätigen" verb={{ ...verb, busy: true }} fields={[]} onSubmit={onSubmit} onClose={() => undefined}>
      <input aria-label="Bestätigter Tag" defaultValue="07.12.2026" />
    </VerbDialog>
  );
  const { user } = showRoutes([{ path: '/', element }]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('begins at its button where there is nothing to type', async () => {
  const onSubmit = vi.fn();
  const element = (
    <VerbDialog title="Ware" word="Liefern" verb={verb} fields={[]} onSubmit={onSubmit} onClose={() => undefined}>
      <p>Alles</p>
    </VerbDialog>
  );
  const { user } = showRoutes([{ path: '/', element }]);
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('goes to the first fault when it is refused', async () => {
  function Dialog() {
    const [problems, refuse] = useState<Verb['problems']>({});
    const field = (name: string) => <input aria-label={name} aria-invalid={name in problems || undefined} />;
    return (
      <VerbDialog
        title="Kategorie"
        word="Anlegen"
        verb={{ ...verb, problems, refuse }}
        fields={['de', 'fr', 'en']}
        onSubmit={() => refuse({ fr: 'Bitte einen Namen eingeben.', en: 'Bitte einen Namen eingeben.' })}
        onClose={() => undefined}
      >
        {field('de')}
        {field('fr')}
        {field('en')}
      </VerbDialog>
    );
  }
  const { user } = showRoutes([{ path: '/', Component: Dialog }]);
  await user.type(screen.getByLabelText('de'), 'Kiste{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('fr'));
});

it('leaves the focus on the page when its success takes the button away that opened it', async () => {
  function Page() {
    const [state, setState] = useState<'open' | 'asking' | 'done'>('open');
    return (
      <main id="inhalt" tabIndex={-1}>
        {state === 'done' ? null : (
          <button type="button" onClick={() => setState('asking')}>
            Ware liefern
          </button>
        )}
        {state === 'asking' ? (
          <VerbDialog
            title="Ware"
            word="Liefern"
            verb={verb}
            fields={[]}
            onSubmit={() => setState('done')}
            onClose={() => setState('open')}
          >
            <p>Alles</p>
          </VerbDialog>
        ) : null}
      </main>
    );
  }
  const { user } = showRoutes([{ path: '/', Component: Page }]);
  await user.click(screen.getByRole('button', { name: 'Ware liefern' }));
  await user.click(screen.getByRole('button', { name: 'Liefern' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
