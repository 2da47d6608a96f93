import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import de from '#web/texts/de.ts';
import { TextProvider } from '#web/texts/text-provider.tsx';
import { SuggestionList } from './suggestion-list.tsx';

it('tells how many are found in all, as the shop writes numbers', () => {
  const all = { kind: 'all', to: '/suche?q=lager', total: 9023 } as const;
  render(
    <TextProvider language="de" messages={de}>
      <SuggestionList id="found" label="Vorschläge" suggestions={[all]} active={-1} onActive={() => {}} onChoose={() => {}} />
    </TextProvider>,
  );
  expect(screen.getByRole('option').textContent).toBe("Alle 9'023 Treffer zeigen");
});
