/** The form of a list: its fields are beside and above the cards and produce one address. */
import { useNavigate } from 'react-router';
import { addressOfForm } from './listing-address.ts';

/** Id of the form, for fields outside it. */
export const listingForm = 'listing';

/** Id of the filters beside the cards, on a phone a sheet. */
export const filterSheet = 'listing-filter';

export type Send = (form: HTMLFormElement | null) => void;

/** Navigates to the address that the form produces. */
export function useSendListing(): Send {
  const navigate = useNavigate();
  return (form) => {
    if (!form) return;
    const pairs = [...new FormData(form)].flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[key, value]] : []));
    void navigate(addressOfForm(pairs), { preventScrollReset: true, replace: true });
  };
}
