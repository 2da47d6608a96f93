import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import catalog from '#web/texts/de/catalog.ts';
import product from '#web/texts/de/product.ts';
import type { ShownAttribute } from './attribute-form.ts';
import { AttributeList } from './attribute-list.tsx';

const values: ShownAttribute[] = [['Tragfähigkeit in kg', 2, '2500']];

it.each([
  ['made to measure', true, "bis 2'500\u00A0kg"],
  ['as it is sold', false, "2'500\u00A0kg"],
])('says what a product %s carries', (_kind, toMeasure, text) => {
  render(
    <IntlProvider locale="de" messages={{ catalog, product }}>
      <AttributeList values={values} toMeasure={toMeasure} />
    </IntlProvider>,
  );
  expect(screen.getByRole('definition').textContent).toBe(text);
});

it('does not repeat what the key figures above it tell', () => {
  const told = [{ label: 'Tragfähigkeit', value: "2'500\u00A0kg" }];
  render(
    <IntlProvider locale="de" messages={{ catalog, product }}>
      <AttributeList values={[...values, ['Material', 1, 'Fichte massiv']]} told={told} />
    </IntlProvider>,
  );
  expect(screen.getByRole('term').textContent).toBe('Material');
});
