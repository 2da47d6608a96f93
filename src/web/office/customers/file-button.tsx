import { useRef } from 'react';
import pageStyles from '../ui/page.module.css';

interface FileButtonProps {
  word: string;
  accept: string;
  disabled: boolean;
  onChosen: (file: File) => void;
}

/** Opens the browser's file dialog. */
export function FileButton({ word, accept, disabled, onChosen }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again.
          target.value = '';
          if (file) onChosen(file);
        }}
      />
      <button type="button" className={pageStyles['button']} disabled={disabled} onClick={() => input.current?.click()}>
        {word}
      </button>
    </>
  );
}
