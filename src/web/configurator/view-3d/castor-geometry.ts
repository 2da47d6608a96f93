/** A swivel castor in a unit cube: plate on top, fork, and a wheel that stands on the floor behind the centre. */
import { BoxGeometry, Color, CylinderGeometry, Float32BufferAttribute } from 'three';
import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { toneOf } from '#domain/drawing/material-tone.ts';

const wheelRadius = 0.36;
const trail = -0.1;

function coloured(geometry: BufferGeometry, hex: string): BufferGeometry {
  const { r, g, b } = new Color(hex);
  const count = geometry.getAttribute('position').count;
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  return geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
}

export function castorGeometry(): BufferGeometry {
  const [steel, rubber] = [toneOf('steel').left, toneOf('castor').top];
  const wheelHeight = wheelRadius - 0.5;
  const cheek = (z: number): BufferGeometry => coloured(new BoxGeometry(0.2, 0.62, 0.05).translate(trail * 0.6, 0.13, z), steel);
  return mergeGeometries([
    coloured(new BoxGeometry(0.94, 0.07, 0.94).translate(0, 0.465, 0), steel),
    coloured(new BoxGeometry(0.36, 0.06, 0.43).translate(trail * 0.6, 0.41, 0), steel),
    cheek(-0.19),
    cheek(0.19),
    coloured(new CylinderGeometry(wheelRadius, wheelRadius, 0.28, 28).rotateX(Math.PI / 2).translate(trail, wheelHeight, 0), rubber),
    coloured(new CylinderGeometry(0.12, 0.12, 0.36, 20).rotateX(Math.PI / 2).translate(trail, wheelHeight, 0), steel),
  ]);
}
