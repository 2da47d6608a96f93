/** Names of office users by e-mail address: records store the address, which belongs to one person for good. */
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext } from 'react';
import { AddressBreak } from '../ui/address-break.tsx';

export type PersonNames = Readonly<Record<string, string>>;

const Names = createContext<PersonNames>({});

export function PersonNamesProvider({ names, children }: { names: PersonNames; children: ReactNode }) {
  return <Names value={names}>{children}</Names>;
}

/** Anyone who is no office user, or has no name, is shown as stored. */
export function usePersonName(): (who: string) => string {
  const names = useContext(Names);
  return useCallback((who) => names[who] ?? who, [names]);
}

export function PersonName({ who }: { who: string }) {
  return <AddressBreak text={usePersonName()(who)} />;
}
