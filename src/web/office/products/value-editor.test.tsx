import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ProductRecord } from '#contract/product-record.ts';
import { attributeType } from '#domain/catalog/product.ts';
import type { ProductDraft } from './product-draft.ts';
import { ValueEditor } from './value-editor.tsx';

function open(typeId: number, start: ProductDraft = {}, over: Partial<ProductRecord['attributes'][number]> = {}) {
  const seen: ProductDraft[] = [];
  const attribute = { attributeId: 7, name: { de: 'Merkmal', fr: '', en: '' }, typeId, visibility: 3, order: 1, choices: [], ...over };
  function Editor() {
    const [draft, setDraft] = useState(start);
    seen.push(draft);
    return (
      <ValueEditor attribute={attribute} draft={draft} problems={{}} onChange={(field, value) => setDraft({ ...draft, [field]: value })} />
    );
  }
  const stored = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={stored}>
      <Editor />
      <button type="submit">Speichern</button>
    </form>,
  );
  return { user: userEvent.setup(), stored, value: (field = 'values.7') => seen.at(-1)?.[field] };
}

describe('an attribute is typed as its kind asks', () => {
  it('words in three languages side by side, with where they show', async () => {
    const { user, value } = open(attributeType.string, { 'values.7.de': 'Kiste' });
    await user.type(screen.getByLabelText('Französisch'), 'Caisse');
    expect([value('values.7.de'), value('values.7.fr')]).toEqual(['Kiste', 'Caisse']);
    expect(screen.queryByText('Konfigurator, Positionen')).not.toBeNull();
  });

  it('a choice out of those there are; a new one asks for its languages', async () => {
    const { user, value } = open(attributeType.enum, { 'values.7': 'Fichte' }, { choices: ['Fichte', 'Tanne'] });
    expect(screen.queryByLabelText('Merkmal Französisch')).toBeNull();
    await user.clear(screen.getByLabelText('Merkmal'));
    await user.type(screen.getByLabelText('Merkmal'), 'Buche');
    await user.type(screen.getByLabelText('Merkmal Englisch'), 'Beech');
    expect([value(), value('values.7.en')]).toEqual(['Buche', 'Beech']);
  });

  it('yes, no, or not said', async () => {
    const { user, value } = open(attributeType.boolean, { 'values.7': '' });
    await user.selectOptions(screen.getByLabelText('Merkmal'), 'ja');
    expect(value()).toBe('true');
  });

  it('a colour by its number, beside what it looks like', () => {
    open(attributeType.color, { 'values.7': '#AA5500' });
    expect(screen.getByLabelText<HTMLInputElement>('Merkmal wählen').value).toBe('#aa5500');
  });

  it('a link can be tried as soon as it is one', async () => {
    const { user } = open(attributeType.productLandingPage, { 'values.7': '' });
    expect(screen.queryByRole('link')).toBeNull();
    await user.type(screen.getByLabelText('Merkmal'), 'https://kistenwerk.example/export');
    expect(screen.getByRole('link', { name: 'Öffnen' }).getAttribute('href')).toBe('https://kistenwerk.example/export');
  });

  it('goods that go along, by article number and quantity; one that is not there is told', async () => {
    const answers = new Map([['EP_0001', [{ id: 60, articleNumber: 'EP_0001', name: 'Europalette' }]]]);
    vi.stubGlobal('fetch', (url: string) => {
      const query = new URL(url, 'http://shop').searchParams;
      const items = query.get('ids') === null ? (answers.get(query.get('articleNumber') ?? '') ?? []) : [...answers.values()].flat();
      return Promise.resolve(Response.json({ items, page: 1, perPage: 1, total: items.length }));
    });
    const { user, value, stored } = open(attributeType.commodityReference, { 'values.7': '' });
    await user.type(screen.getByLabelText('Artikelnummer'), 'XX_9');
    await user.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    expect(await screen.findByText('Diesen Artikel gibt es nicht.')).not.toBeNull();
    await user.clear(screen.getByLabelText('Artikelnummer'));
    // Enter adds it, instead of storing the product without it.
    await user.type(screen.getByLabelText('Artikelnummer'), 'EP_0001{Enter}');
    expect(await screen.findByText('EP_0001 Europalette')).not.toBeNull();
    expect(stored).not.toHaveBeenCalled();
    expect(value()).toBe('[{"productId":60,"quantity":1}]');
    const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Anzahl EP_0001 Europalette' });
    await user.clear(quantity);
    await user.type(quantity, '25');
    expect(value()).toBe('[{"productId":60,"quantity":25}]');
    await user.clear(quantity);
    await user.tab();
    expect(quantity.value).toBe('25');
    await user.click(screen.getByRole('button', { name: 'Entfernen' }));
    expect(value()).toBe('');
  });

  it('a workbook by its file and cells; what the form does not show is kept', async () => {
    const start = { file: 'a.xlsx', inputs: [{ ref: 'p:m/l', cell: 'B3' }], outputs: [], problems: { range: 'A1:B2' } };
    const { user, value } = open(attributeType.excelConfigurationInfo, { 'values.7': JSON.stringify(start) });
    await user.type(screen.getByLabelText(/^Was gewählt wird/), '\np:m/w = B4');
    await user.type(screen.getByLabelText(/^Was die Mappe ergibt/), 'price = Preis');
    await user.type(screen.getByLabelText('Zelle der Stückzahl'), 'Auflage');
    expect(JSON.parse(value() ?? '')).toEqual({
      ...start,
      inputs: [...start.inputs, { ref: 'p:m/w', cell: 'B4' }],
      outputs: [{ id: 'price', cell: 'Preis' }],
      quantity: 'Auflage',
    });
    expect(screen.queryByText(/^Eine weitere Angabe/)).not.toBeNull();
  });

  it('a fixed model by its fields; what cannot be read stands as it is', async () => {
    const { user, value } = open(attributeType.fixModelConfiguratorInfo, { 'values.7': '{"fileName":"griff.glb"}' });
    await user.clear(screen.getByLabelText('3D-Datei (GLB)'));
    await user.type(screen.getByLabelText('3D-Datei (GLB)'), 'x');
    expect(value()).toBe('{"fileName":"x","cameraPosition":{"x":0.7,"y":0.7,"z":0.7},"visibleProperties":[],"bind":[]}');
  });
});
