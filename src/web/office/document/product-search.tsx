import { useEffect, useId, useState } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { readProductSummary } from '#contract/product.ts';
import { call } from '#web/call.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { useInsertKey } from '../ui/use-insert-key.ts';
import { documentWords as t } from './document-words.ts';

interface ProductSearchProps {
  label: string;
  /** Whether typing can begin at once. */
  focused?: boolean;
  onChoose: (product: ProductSummary) => void;
}

/** Rows in the list at once. */
const mostRows = 5;

const isMeantBy =
  (words: readonly string[]) =>
  ({ articleNumber, name }: ProductSummary): boolean => {
    const text = `${articleNumber} ${name}`.toLocaleLowerCase('de');
    return words.every((word) => text.includes(word));
  };

/** Of products that contain the words, those whose number begins with them come first: `HK` is in «Flachkiste», too. */
function meant(all: readonly ProductSummary[], wanted: string): ProductSummary[] {
  const begins = ({ articleNumber }: ProductSummary): number => (articleNumber.toLocaleLowerCase('de').startsWith(wanted) ? 0 : 1);
  return all
    .filter(isMeantBy(wanted.split(/\s+/)))
    .toSorted((a, b) => begins(a) - begins(b))
    .slice(0, mostRows);
}

/** Finds a product of the catalogue by words of its number or name. */
export function ProductSearch({ label, focused = false, onChoose }: ProductSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [all, setAll] = useState<readonly ProductSummary[]>([]);
  const wanted = text.trim().toLocaleLowerCase('de');
  useEffect(() => {
    if (wanted === '' || all.length > 0) return;
    call(readProductSummary, {}).then(
      ({ items }) => setAll(items),
      // The list stays empty; further typing asks again.
      () => undefined,
    );
  }, [wanted, all.length]);
  useInsertKey(id);
  const found = wanted === '' ? [] : meant(all, wanted);
  return (
    <ChoiceField
      id={id}
      label={
        <>
          {label} <kbd aria-hidden="true">Ins</kbd>
        </>
      }
      focused={focused}
      shortcut="Insert"
      text={text}
      onText={setText}
      found={found}
      foundLabel={t.found}
      status={wanted !== '' && found.length === 0 && all.length > 0 ? t.nothingFound : ''}
      onChosen={(product) => {
        setText('');
        onChoose(product);
      }}
    >
      {({ name, articleNumber }) => (
        <>
          <b>{name}</b> <small>{articleNumber}</small>
        </>
      )}
    </ChoiceField>
  );
}
