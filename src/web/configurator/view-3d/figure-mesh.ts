/** The figure as a flat cut-out that always faces the camera. */
import { CircleGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial, Shape, ShapeGeometry, Vector2 } from 'three';
import { bodyOutline, headCentreMm, headRadiusMm } from './figure.ts';

export interface FigureMesh {
  group: Group;
  dispose(): void;
}

export function figureMesh(colour: string): FigureMesh {
  const material = new MeshBasicMaterial({ color: colour, side: DoubleSide, toneMapped: false });
  const body = new ShapeGeometry(new Shape(bodyOutline().map(([x, y]) => new Vector2(x, y))));
  const head = new CircleGeometry(headRadiusMm, 40).scale(0.86, 1, 1).translate(0, headCentreMm, 0);
  const group = new Group();
  group.add(new Mesh(body, material), new Mesh(head, material));
  return {
    group,
    dispose: () => {
      body.dispose();
      head.dispose();
      material.dispose();
    },
  };
}
