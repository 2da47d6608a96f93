import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { Facet } from '#contract/search.ts';
import catalog from '#web/texts/de/catalog.ts';
import { useFacetWords } from './facet-words.ts';

const load: Facet = {
  key: 'load',
  kind: 'atLeast',
  label: 'Tragfähigkeit',
  unit: 'kg',
  options: [{ value: '1500', label: '1500', count: 3, chosen: false }],
};

function Chips() {
  const words = useFacetWords();
  return load.options.map((each) => <p key={each.value}>{words.chip(load, each)}</p>);
}

it('groups the thousands of a weight', () => {
  const { container } = render(
    <IntlProvider locale="de" messages={{ catalog }}>
      <Chips />
    </IntlProvider>,
  );
  expect(container.textContent).toBe("Tragfähigkeit: ab 1'500\u00A0kg");
});
