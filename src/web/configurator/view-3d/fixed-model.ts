/**
 * A fixed 3D model from its file: changes to its nodes by choices, its position, its flat shadow on the floor.
 * Files are in metres with y up, the scene is in millimetres.
 */
import { Box3, Color, Group, Material, Mesh, MeshStandardMaterial, PlaneGeometry, ShadowMaterial } from 'three';
import type { Object3D, Plane } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { NodeState } from '#domain/configurator/node-state.ts';
import { materialOf } from '#domain/material/material.ts';
import { toneOf } from '#domain/drawing/material-tone.ts';
import { boardOf } from './file-board.ts';
import { partMeshes } from './part-mesh.ts';
import type { PartMesh } from './part-mesh.ts';

const millimetresPerMetre = 1000;
const floorMm = 40_000;

export interface FixedModel {
  readonly body: Object3D;
  /** Box around what is shown. */
  bounds(): Box3;
  apply(states: ReadonlyMap<string, NodeState>): void;
  cut(plane: Plane | null): void;
  dispose(): void;
}

/** The colour of a shop material as the file writer uses it, or a plain colour; null: the node keeps its own. */
function colourOf(material: string | null): Color | null {
  if (material === null) return null;
  if (/^#[0-9a-f]{6}$/i.test(material)) return new Color(material);
  return materialOf(material) === undefined ? null : new Color(toneOf(material).left);
}

interface Part {
  node: Object3D;
  name: string;
  mesh: Mesh | null;
  /** Name of its current material. */
  material: string;
  /** As in the file. */
  own: { material: Material | Material[] | null; scale: number[] };
}

const nameOf = (material: Material | Material[] | null): string => (material instanceof Material ? material.name : '');

function partsOf(root: Object3D): Part[] {
  const parts: Part[] = [];
  root.traverse((node) => {
    const mesh = node instanceof Mesh ? node : null;
    if (mesh !== null) {
      mesh.castShadow = true;
      mesh.receiveShadow = true;
    }
    // The loader makes names unique; the file's own name is in the user data.
    const name = typeof node.userData['name'] === 'string' ? node.userData['name'] : node.name;
    const own = { material: mesh?.material ?? null, scale: node.scale.toArray() };
    parts.push({ node, name, mesh, material: nameOf(own.material), own });
  });
  return parts;
}

function isShown(node: Object3D, root: Object3D): boolean {
  for (let at: Object3D | null = node; at !== null; at = at === root ? null : at.parent) if (!at.visible) return false;
  return true;
}

class LoadedModel implements FixedModel {
  readonly body = new Group();
  readonly #root: Object3D;
  readonly #parts: Part[];
  readonly #floor: Mesh<PlaneGeometry, ShadowMaterial>;
  #painted: Material[] = [];
  /** Boards, drawn instead of the file's own meshes. */
  #boards: PartMesh[] = [];
  #plane: Plane | null = null;

  constructor(root: Object3D, shadowColour: string) {
    this.#root = root;
    this.#parts = partsOf(root);
    root.scale.setScalar(millimetresPerMetre);
    this.#floor = new Mesh(
      new PlaneGeometry(floorMm, floorMm).rotateX(-Math.PI / 2),
      new ShadowMaterial({ color: new Color(shadowColour) }),
    );
    this.#floor.material.toneMapped = false;
    this.#floor.receiveShadow = true;
    this.#floor.position.y = -2;
    this.body.add(root, this.#floor);
    this.#placeBoards();
  }

  bounds(): Box3 {
    const box = new Box3();
    this.#root.updateWorldMatrix(true, true);
    const add = (node: Object3D): void => {
      if (!node.visible) return;
      if (node instanceof Mesh) box.expandByObject(node);
      for (const child of node.children) add(child);
    };
    add(this.#root);
    return box;
  }

  apply(states: ReadonlyMap<string, NodeState>): void {
    for (const material of this.#painted) material.dispose();
    this.#painted = [];
    for (const part of this.#parts) {
      const { node, mesh, own } = part;
      node.scale.fromArray(own.scale);
      if (node === this.#root) node.scale.setScalar(millimetresPerMetre);
      node.visible = true;
      part.material = nameOf(own.material);
      if (mesh !== null && own.material !== null) mesh.material = own.material;
      for (const [name, state] of states) if (part.name === name || part.name.startsWith(`${name}/`)) this.#change(part, state);
    }
    this.#placeBoards();
  }

  #change(part: Part, { visible, material, scale }: NodeState): void {
    const { node, mesh } = part;
    if (visible !== null) node.visible = visible;
    if (scale !== 1) node.scale.multiplyScalar(scale);
    const colour = colourOf(material);
    if (mesh === null || colour === null) return;
    part.material = material ?? '';
    const painted = new MeshStandardMaterial({ color: colour, roughness: 0.8, metalness: 0 });
    this.#painted.push(painted);
    mesh.material = painted;
  }

  /** Boxes of wood, glass or steel in the file are drawn like the parts of a product model. */
  #placeBoards(): void {
    this.#clearBoards();
    this.#root.updateWorldMatrix(true, true);
    const boards = this.#parts.flatMap(({ node, mesh, material }) => {
      const board = mesh === null ? null : boardOf(mesh, material);
      if (board === null) node.layers.set(0);
      else node.layers.disableAll();
      return board === null || !isShown(node, this.#root) ? [] : [board];
    });
    this.#boards = partMeshes(boards, this.#floor.material);
    for (const board of this.#boards) {
      board.place(0);
      board.cut(this.#plane);
      this.body.add(board.body);
    }
  }

  #clearBoards(): void {
    for (const board of this.#boards) {
      this.body.remove(board.body);
      board.dispose();
    }
    this.#boards = [];
  }

  cut(plane: Plane | null): void {
    this.#plane = plane;
    for (const board of this.#boards) board.cut(plane);
    for (const { mesh } of this.#parts) {
      for (const material of mesh === null ? [] : [mesh.material].flat()) {
        material.clippingPlanes = plane === null ? null : [plane];
        material.clipShadows = plane !== null;
        material.needsUpdate = true;
      }
    }
  }

  dispose(): void {
    this.#clearBoards();
    for (const { mesh, own } of this.#parts) {
      mesh?.geometry.dispose();
      for (const material of [own.material ?? []].flat()) material.dispose();
    }
    for (const material of this.#painted) material.dispose();
    this.#floor.geometry.dispose();
    this.#floor.material.dispose();
  }
}

/** Rejects if the file cannot be fetched or is not a model. */
export async function loadFixedModel(url: string, shadowColour: string): Promise<FixedModel> {
  const { scene } = await new GLTFLoader().loadAsync(url);
  return new LoadedModel(scene, shadowColour);
}
