import { BoxGeometry, CylinderGeometry, Group, Mesh, MeshStandardMaterial } from 'three';
import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { boardOf } from './file-board.ts';

function placed(geometry: BufferGeometry, turn = 0): Mesh {
  const mesh = new Mesh(geometry, new MeshStandardMaterial());
  mesh.name = 'rail';
  mesh.position.set(0.4, 0.1, 0.05);
  mesh.scale.set(0.8, 0.04, 0.1);
  mesh.rotation.y = turn;
  const file = new Group();
  file.scale.setScalar(1000);
  file.add(mesh);
  file.updateWorldMatrix(true, true);
  return mesh;
}

describe('a board in a 3D file', () => {
  it('is a scaled unit cube of a material of the shop, in millimetres and with its grain along its length', () => {
    const board = boardOf(placed(new BoxGeometry(1, 1, 1)), 'spruce');
    expect(board).toMatchObject({ component: 'rail', material: 'spruce', grain: 'x', line: -1 });
    expect(board?.min.map(Math.round)).toEqual([0, 0, 80]);
    expect(board?.size.map(Math.round)).toEqual([800, 100, 40]);
  });

  it('is nothing that is turned, of another shape or of a material that nobody knows', () => {
    expect(boardOf(placed(new BoxGeometry(1, 1, 1), 0.3), 'spruce')).toBeNull();
    expect(boardOf(placed(new CylinderGeometry(0.5, 0.5, 1)), 'spruce')).toBeNull();
    expect(boardOf(placed(new BoxGeometry(2, 1, 1)), 'spruce')).toBeNull();
    expect(boardOf(placed(new BoxGeometry(1, 1, 1)), 'Material.001')).toBeNull();
  });
});
