import { useState } from 'react';
import { flushSync } from 'react-dom';
import { parseAmount } from '#domain/money/money-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { artworkWords } from './artwork-words.ts';

interface NumberInputProps {
  label: string;
  value: number | null;
  /** Shown while not being edited. */
  text: string;
  disabled?: boolean;
  /** Null: cleared. */
  onSave: (value: number | null) => void;
}

/** An amount or a weight, stored on blur, Enter or Ctrl+S; what is no number is named, and the previous value stays. */
export function NumberInput({ label, value, text, disabled = false, onSave }: NumberInputProps) {
  const [typed, type] = useState<string | null>(null);
  const toast = useToast();
  const save = (): void => {
    if (typed === null) return;
    const number = typed.trim() === '' ? null : parseAmount(typed);
    const isWrong = typed.trim() !== '' && (number === null || number < 0);
    type(null);
    if (isWrong) toast.error(artworkWords.noNumber(typed.trim(), text));
    else if (number !== value) onSave(number);
  };
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      value={typed ?? text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => type(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        // At once: the save bar, which listens further out, saves it with the rest.
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') flushSync(save);
        if (event.key === 'Escape') type(null);
      }}
    />
  );
}
