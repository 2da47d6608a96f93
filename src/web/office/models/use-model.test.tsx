import { screen } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { ModelContent, ModelRecord } from '#contract/model-desk.ts';
import { useModel } from './use-model.ts';

const content = { document: {}, cost: {}, examples: [] } as unknown as ModelContent;
const modelWith = (number: number): ModelRecord => ({ id: 'kiste', number, version: number, draft: null }) as unknown as ModelRecord;

it('lets nobody begin anything else on a version that was replaced, until the page shows the next one', async () => {
  let inShop = 1;
  vi.stubGlobal('fetch', () => {
    inShop = 2;
    return Promise.resolve(Response.json({ number: inShop }));
  });
  const seen: string[] = [];
  function Desk({ loaded }: { loaded: ModelRecord }) {
    const { busy, rollBack, stored } = useModel(loaded, content);
    seen.push(`${stored.number} ${busy ? 'busy' : 'free'}`);
    return (
      <button type="button" disabled={busy} onClick={() => void rollBack(1, '')}>
        {`Version ${stored.number}`}
      </button>
    );
  }
  function Page() {
    const loaded = useLoaderData<ModelRecord>();
    return <Desk key={loaded.number} loaded={loaded} />;
  }
  const { user } = showRoutes([{ path: '/', loader: () => modelWith(inShop), Component: Page, HydrateFallback: () => null }]);
  await user.click(await screen.findByRole('button', { name: 'Version 1' }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Version 2' })).disabled).toBe(false);
  expect(seen.slice(seen.indexOf('1 busy'))).not.toContain('1 free');
});
