/** Going through the values read from an invoice: which one is looked at, and confirming them. */
import { useMemo, useState } from 'react';
import type { ArtworkField } from '#contract/artwork.ts';
import { fieldGroups, idOf, nextOpen, sureFrom } from './field-rows.ts';
import type { ArtworkControl } from './use-artwork.ts';

export function useReading({ artwork, change, reread }: ArtworkControl) {
  const { fields } = artwork.invoiceData;
  const isManual = artwork.state === 'MANUAL';
  const groups = useMemo(() => fieldGroups(fields, isManual), [fields, isManual]);
  const rows = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const [active, activate] = useState<string | null>(() => nextOpen(rows, null));
  const activeField = rows.find((field) => idOf(field) === active) ?? null;
  const confirm = (field: ArtworkField, value: string): void => {
    const { key, work } = field;
    activate(nextOpen(rows, idOf(field)));
    void change({ fields: [{ key, work, value }] });
  };
  return {
    groups,
    rows,
    active,
    activate,
    activeField,
    confirm,
    confirmSure: (): void => {
      const sure = rows.filter(({ confirmed, value, confidence }) => !confirmed && value !== '' && confidence >= sureFrom);
      const left = rows.filter((field) => !sure.includes(field));
      activate(nextOpen(left, null));
      if (sure.length > 0) void change({ fields: sure.map(({ key, work, value }) => ({ key, work, value })) });
    },
    /** The active value as it is typed, or the next one that is not confirmed. */
    confirmNext: (): void => {
      const field =
        activeField !== null && !activeField.confirmed ? activeField : rows.find((each) => idOf(each) === nextOpen(rows, active));
      const input = field === undefined ? null : document.getElementById(`field-${idOf(field)}`);
      if (field !== undefined) confirm(field, field === activeField && input instanceof HTMLInputElement ? input.value : field.value);
    },
    /** Reads the active value from a frame drawn on the page; null: not possible. */
    draw:
      activeField === null || isManual || artwork.state === 'QUOTED'
        ? null
        : (box: NonNullable<ArtworkField['box']>): void => void reread(activeField, box),
  };
}
