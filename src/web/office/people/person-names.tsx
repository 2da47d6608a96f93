/** The names of the people of the office by their address: records keep the address, which is one person's for good. */
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext } from 'react';

export type PersonNames = Readonly<Record<string, string>>;

const Names = createContext<PersonNames>({});

export function PersonNamesProvider({ names, children }: { names: PersonNames; children: ReactNode }) {
  return <Names value={names}>{children}</Names>;
}

/** Who is no person of the office, or has no name, stays as written. */
export function usePersonName(): (who: string) => string {
  const names = useContext(Names);
  return useCallback((who) => names[who] ?? who, [names]);
}

export function PersonName({ who }: { who: string }) {
  return usePersonName()(who);
}
