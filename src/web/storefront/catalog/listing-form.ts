/** The form of a list: its fields stand beside and above the cards and write one address. */
import { useNavigate } from 'react-router';
import { addressOfForm } from './listing-address.ts';

/** Id of the form, for fields that stand outside it. */
export const listingForm = 'listing';

/** Id of what the form shows beside the cards, on a phone as a sheet. */
export const filterSheet = 'listing-filter';

export type Send = (form: HTMLFormElement | null) => void;

/** Goes to the address that the form stands for. */
export function useSendListing(): Send {
  const navigate = useNavigate();
  return (form) => {
    if (!form) return;
    const pairs = [...new FormData(form)].flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[key, value]] : []));
    void navigate(addressOfForm(pairs), { preventScrollReset: true, replace: true });
  };
}
