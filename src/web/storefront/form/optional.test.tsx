import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import fr from '#web/texts/fr-buyer.ts';
import { TextProvider } from '#web/texts/text-provider.tsx';
import { Optional } from './optional.tsx';

// Without parentheses «Votre remarque facultatif» would be read as one phrase of the wrong gender.
it('sets apart that a field is optional', () => {
  const { container } = render(
    <TextProvider language="fr" messages={fr}>
      <Optional text="Votre remarque" />
    </TextProvider>,
  );
  expect(container.textContent).toBe('Votre remarque (facultatif)');
});
