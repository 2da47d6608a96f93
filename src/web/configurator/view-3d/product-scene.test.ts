import { expect, it } from 'vitest';
import { ProductScene } from './product-scene.ts';

it('says in the words of the specification that a browser offers no 3D', () => {
  const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
  const options = { shadowColour: '#000', figureColour: '#000', motion: false, onSight: () => undefined, onContextLost: () => undefined };
  expect(() => new ProductScene(canvas, options)).toThrow(new Error('Could not create context'));
});
