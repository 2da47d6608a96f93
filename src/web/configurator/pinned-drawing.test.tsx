import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import model from '#models/fefco-0201/model.json' with { type: 'json' };
import { PinnedDrawing } from './pinned-drawing.tsx';

/** The picture is out of view. */
class PassedBy {
  constructor(tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    tell([{ isIntersecting: false, boundingClientRect: new DOMRect(0, -500, 390, 0) }]);
  }
  observe(): void {}
  disconnect(): void {}
}

it('keeps a carton in view as it is folded, while its sizes are typed', () => {
  vi.stubGlobal('IntersectionObserver', PassedBy);
  const evaluation = evaluate(compileModel(publishedModel(model)), { length: 400, width: 300, height: 200, flute: 'C' });
  const { container } = render(<PinnedDrawing evaluation={evaluation} />);
  const [, , width = 0, height = 0] = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
  // The flat blank is nearly twice as wide as it is high.
  expect(height / width).toBeGreaterThan(0.6);
});
