import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { FileDrop } from './file-drop.tsx';

const words = { title: 'Tabelle hierher ziehen', hint: '', choose: 'Datei wählen', reading: 'Wird geprüft', accept: '.csv' };
const cells = 'Nummer\tPreis\nHK_0001\t109.30\n';

function open(pastedAs?: string) {
  const onFile = vi.fn((_file: File) => Promise.resolve());
  const element = (
    <>
      <FileDrop {...words} {...(pastedAs === undefined ? {} : { pastedAs })} onFile={onFile} />
      <input aria-label="Referenz" />
    </>
  );
  showRoutes([{ path: '/', element }]);
  return onFile;
}
const paste = (target: Element, text: string, files: File[] = []): void => {
  fireEvent.paste(target, { clipboardData: { getData: () => text, files } });
};

it('reads cells pasted from a spreadsheet program as a file, not the picture that comes with them', async () => {
  const onFile = open('eingesetzt.csv');
  paste(document.body, cells, [new File(['x'], 'image.png')]);
  const [file] = onFile.mock.calls[0] ?? [];
  expect([file?.name, await file?.text()]).toEqual(['eingesetzt.csv', cells]);
});

it('leaves alone what is pasted into a field, a single word, and every paste where none is asked for', () => {
  const onFile = open('eingesetzt.csv');
  paste(screen.getByLabelText('Referenz'), cells);
  paste(document.body, 'HK_0001');
  expect(onFile).not.toHaveBeenCalled();
});

it('takes no paste where a file is asked for', () => {
  const onFile = open();
  paste(document.body, cells);
  expect(onFile).not.toHaveBeenCalled();
});
