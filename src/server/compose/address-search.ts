/** Suggests streets while an address is typed: from the configured search, or the stand-in of the demo; without either nothing is looked up. */
import { startAddressSearch } from '#fakes/address-search/address-search.ts';
import type { AddressSearchStandIn } from '#fakes/address-search/address-search.ts';
import { openAddressSearch } from '#server/connect/address-search/address-search.ts';
import type { FindAddresses } from '#server/connect/address-search/address-search.ts';
import type { OutsideState } from '#server/jobs/operation.ts';
import type { Ground } from './ground.ts';

export interface AddressSearch {
  find: FindAddresses;
  state: OutsideState;
  standIn: AddressSearchStandIn | null;
  stop: () => Promise<void>;
}

export async function openAddresses({ config, now, warn }: Ground): Promise<AddressSearch> {
  const { addressSearchUrl, demo } = config;
  const standIn = addressSearchUrl === undefined && demo ? await startAddressSearch() : null;
  return {
    find: openAddressSearch({ url: addressSearchUrl ?? standIn?.url, now, warn }),
    state: addressSearchUrl !== undefined ? 'ok' : standIn === null ? 'off' : 'standIn',
    standIn,
    stop: async () => standIn?.stop(),
  };
}
