/** Street suggestions in the browser's list under the field; one that includes its place also fills in postal code and town. */
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
    // Once per choice.
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
