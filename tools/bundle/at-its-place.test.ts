import { describe, expect, it } from 'vitest';
import { atItsPlace } from './at-its-place.ts';

const placed = (code: string): string => atItsPlace(code, '/shop/build/shop', '/shop/src/server/pdf/paper.ts');

describe('a source in the bundle', () => {
  it('reads what lies beside it from where it lay', () => {
    expect(placed("path.join(import.meta.dirname, 'font')")).toBe(
      "path.join((import.meta.dirname + '/' + \"../../src/server/pdf\"), 'font')",
    );
    expect(placed("new URL('migrations/', import.meta.url)")).toBe(
      'new URL(\'migrations/\', new URL("../../src/server/pdf/paper.ts", import.meta.url).href)',
    );
  });

  it('starts its threads from the bundle', () => {
    expect(placed("new Worker(new URL('pdf-worker.ts', import.meta.url))")).toBe("new Worker(new URL('pdf-worker.js', import.meta.url))");
  });

  it('keeps whatever else it asks', () => {
    expect(placed('import.meta.filename + import.meta.env.SSR')).toBe('import.meta.filename + import.meta.env.SSR');
  });
});
