import '#web/texts/desk-texts.ts';
import '../ui/density.css';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunctionArgs } from 'react-router';
import { readStaffNames } from '#contract/staff.ts';
import { readToday } from '#contract/today.ts';
import { readUser } from '#contract/user.ts';
import { ownDesk } from '#domain/access/desk.ts';
import { onlyQueryChanges } from '#web/only-query-changes.ts';
import { pageServices } from '#web/page-context.ts';
import { GroupedNumbers } from '#web/texts/grouped-numbers.tsx';
import { usePageFocus } from '#web/ui/use-page-focus.ts';
import { AreaBar } from './area-bar.tsx';
import { commandsFor } from './commands.ts';
import { CommandPalette } from './command-palette.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { OfficeError } from './office-error.tsx';
import { officeWords as t } from './office-words.ts';
import { PersonNamesProvider } from '../people/person-names.tsx';
import { areasFor, requireOffice } from './screen-access.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useHelpKey } from './use-help-key.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { waitingByScreen, waitsOf } from './waits.ts';
import styles from './office-layout.module.css';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, profile, call } = pageServices(context);
  const staff = requireOffice(session, request);
  const owes = staff.owesSecondFactor === true;
  const [{ items }, { names }, user] = await Promise.all([
    owes ? { items: [] } : call(readToday, { query: {} }),
    owes ? { names: {} } : call(readStaffNames, {}),
    call(readUser, { params: { id: staff.userId ?? 0 } }),
  ]);
  return {
    name: user.displayName === '' ? user.email : user.displayName,
    names,
    roles: user.roles,
    shop: profile.shop,
    otherShopUrl: profile.otherShopUrl,
    areas: areasFor(staff),
    commands: owes ? [] : commandsFor(staff.perm),
    waiting: waitingByScreen(waitsOf(items), ownDesk(staff.perm)),
  };
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean => !onlyQueryChanges(args) && args.defaultShouldRevalidate;

type FrameFacts = Awaited<ReturnType<typeof loader>>;

/** Of this browser's page: the router drops them when they cannot be read again. */
let lastFacts: FrameFacts | null = null;

export default function OfficeLayout() {
  const facts = useLoaderData<typeof loader>();
  useEffect(() => {
    lastFacts = facts;
  }, [facts]);
  return (
    <OfficeFrame {...facts}>
      <Outlet />
    </OfficeFrame>
  );
}

/** When the whole answer for a screen fails: in the frame as it was last, and without one where the first page failed. */
export function ErrorBoundary() {
  const [facts] = useState(lastFacts);
  if (facts !== null)
    return (
      <OfficeFrame {...facts}>
        <OfficeError />
      </OfficeFrame>
    );
  return (
    <main id="inhalt" className="office" lang="de-CH" tabIndex={-1}>
      <OfficeError />
    </main>
  );
}

function OfficeFrame({ areas, commands, waiting, name, names, roles, shop, otherShopUrl, children }: FrameFacts & { children: ReactNode }) {
  const [searching, setSearching] = useState(false);
  usePaletteKey(() => setSearching(true));
  usePageFocus('inhalt');
  const [readsKeys, setReadsKeys] = useState(false);
  const showKeys = useCallback(() => setReadsKeys(true), []);
  useHelpKey(showKeys);
  const search = (): void => setSearching(true);
  return (
    <div className={`office ${styles['office']}`} lang="de-CH">
      <SideMenu areas={areas} waiting={waiting} name={name} roles={roles} />
      <div className={styles['work']}>
        <TopBar shop={shop} otherShopUrl={otherShopUrl} onSearch={search} onKeys={showKeys} />
        <main id="inhalt" className={styles['main']} tabIndex={-1}>
          <PersonNamesProvider names={names}>
            <GroupedNumbers>{children}</GroupedNumbers>
          </PersonNamesProvider>
        </main>
      </div>
      <AreaBar areas={areas} onSearch={search} />
      <CommandPalette areas={areas} commands={commands} open={searching} onClose={() => setSearching(false)} />
      <KeyDialog open={readsKeys} onClose={() => setReadsKeys(false)} />
    </div>
  );
}
