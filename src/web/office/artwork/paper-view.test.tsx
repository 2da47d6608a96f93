import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ArtworkField } from '#contract/artwork.ts';
import { PaperView } from './paper-view.tsx';

const field: ArtworkField = {
  key: 'title',
  work: 1,
  value: 'Winter',
  readValue: 'Winter',
  confidence: 60,
  doubt: null,
  box: { page: 2, x: 0.1, y: 0.1, width: 0.2, height: 0.05 },
  confirmed: false,
};
const artwork = { id: 7, fileName: 'rechnung.pdf', invoiceData: { house: null, pages: 2, fields: [field] } };

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(100, 50, 400, 800));
});

function open(canDraw = true) {
  const onDraw = vi.fn<(box: NonNullable<ArtworkField['box']>) => void>();
  const onPick = vi.fn<(id: string) => void>();
  render(<PaperView artwork={artwork} rows={[field]} active={field} onPick={onPick} onDraw={canDraw ? onDraw : null} />);
  const box = screen.getByRole('button', { name: '1 Titel: Winter' });
  return { onDraw, onPick, box, sheet: box.parentElement! };
}

function drag(on: HTMLElement, [fromX, fromY]: [number, number], [toX, toY]: [number, number], pointerType = 'mouse'): void {
  fireEvent.pointerDown(on, { clientX: fromX, clientY: fromY, button: 0, pointerType });
  fireEvent.pointerMove(on, { clientX: toX, clientY: toY, pointerType });
  fireEvent.pointerUp(on, { clientX: toX, clientY: toY, pointerType });
  fireEvent.click(on);
}

it('a frame that is drawn is sent in shares of its page, whichever corner it begins at and however far it goes', () => {
  const { onDraw, onPick, sheet, box } = open();
  drag(sheet, [300, 450], [200, 250]);
  drag(box, [300, 450], [900, 10]);
  expect(onDraw.mock.calls.map(([drawn]) => drawn)).toEqual([
    { page: 2, x: 0.25, y: 0.25, width: 0.25, height: 0.25 },
    { page: 2, x: 0.5, y: 0, width: 0.5, height: 0.5 },
  ]);
  // Drawing a frame across a box is not a click on it.
  expect(onPick).not.toHaveBeenCalled();
});

it('a click stays a click, a finger scrolls, and where nothing can be read nothing is drawn', () => {
  const { onDraw, onPick, sheet, box } = open();
  drag(box, [150, 140], [152, 141]);
  expect(onPick).toHaveBeenCalledOnce();
  drag(sheet, [300, 450], [200, 250], 'touch');
  expect(onDraw).not.toHaveBeenCalled();
});

it('a closed case cannot be drawn on', () => {
  const { onDraw, sheet } = open(false);
  drag(sheet, [300, 450], [200, 250]);
  expect([onDraw.mock.calls.length, screen.queryByText(/aufziehen/)]).toEqual([0, null]);
});

it('leaves the keys with the field that is checked while a frame is drawn', async () => {
  const { box } = open();
  render(<input aria-label="Titel" />);
  screen.getByLabelText('Titel').focus();
  await userEvent.pointer({ keys: '[MouseLeft]', target: box });
  expect(document.activeElement).toBe(screen.getByLabelText('Titel'));
});

it('scrolls the page to the value that is checked', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.matches('[data-active]') ? new DOMRect(60, 900, 50, 20) : new DOMRect(0, 0, 400, 300);
  });
  open();
  expect(screen.getByRole('region', { name: 'Seite 2 der Rechnung' }).scrollTop).toBe(800);
});
