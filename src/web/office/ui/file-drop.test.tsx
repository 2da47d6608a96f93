import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { FileDrop } from './file-drop.tsx';

const words = { title: 'Tabelle hierher ziehen', hint: '', choose: 'Datei wählen', reading: 'Wird geprüft', accept: '.csv' };
const asTable = { as: 'eingesetzt.csv', needs: (text: string) => `Nur «${text}»` };
const cells = 'Nummer\tPreis\nHK_0001\t109.30\n';

function open(pasted?: { as: string; needs: (text: string) => string }) {
  const onFile = vi.fn((_file: File) => Promise.resolve());
  const element = (
    <>
      <FileDrop {...words} {...(pasted === undefined ? {} : { pasted })} onFile={onFile} />
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
  const onFile = open(asTable);
  paste(document.body, cells, [new File(['x'], 'image.png')]);
  const [file] = onFile.mock.calls[0] ?? [];
  expect([file?.name, await file?.text()]).toEqual(['eingesetzt.csv', cells]);
});

it('leaves alone what is pasted into a field', () => {
  const onFile = open(asTable);
  paste(screen.getByLabelText('Referenz'), cells);
  expect(onFile).not.toHaveBeenCalled();
});

it('says what a table needs when a single cell is pasted, until a table follows', async () => {
  const onFile = open(asTable);
  paste(document.body, 'HK_0001\r\n');
  expect(onFile).not.toHaveBeenCalled();
  expect((await screen.findByRole('alert')).textContent).toBe('Nur «HK_0001»');
  paste(document.body, cells);
  expect(onFile).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});

it('takes no paste where a file is asked for', () => {
  const onFile = open();
  paste(document.body, cells);
  expect(onFile).not.toHaveBeenCalled();
});
