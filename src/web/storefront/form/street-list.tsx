/** Proposals for a street, as the browser shows them under the field; one that names its place brings postal code and town along. */
import { useEffect } from 'react';
import type { StreetSuggestion } from '#contract/shipping.ts';
import { chosenStreet, proposalText, useStreets } from '#web/use-streets.ts';
import type { TypedStreet } from '#web/use-streets.ts';

interface StreetListProps {
  id: string;
  typed: TypedStreet;
  onTake: (chosen: StreetSuggestion) => void;
}

export default function StreetList({ id, typed, onTake }: StreetListProps) {
  const found = useStreets(typed);
  const chosen = chosenStreet(found, typed.street);
  useEffect(() => {
    if (chosen !== null) onTake(chosen);
    // Once for each choice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosen]);
  return (
    <datalist id={id}>
      {found.map((each) => {
        const text = proposalText(each, typed.zipCode);
        return <option key={text} value={text} />;
      })}
    </datalist>
  );
}
