/** The parts as instanced meshes: one draw call per material, whatever the number of boards. */
import { DynamicDrawUsage, Euler, InstancedBufferAttribute, InstancedMesh, Matrix4, MeshLambertMaterial, Quaternion, Vector3 } from 'three';
import { DoubleSide, FrontSide } from 'three';
import type { BufferGeometry, Material, Plane } from 'three';
import type { Instance } from '#domain/configurator/evaluation.ts';
import { toneOf } from '#domain/drawing/material-tone.ts';
import { castorGeometry } from './castor-geometry.ts';
import { partDepthMaterial, partMaterial } from './part-material.ts';
import { partPlace } from './part-place.ts';
import { roundedBox } from './rounded-box.ts';

const softRadiusMm = 34;
const hardRadiusMm = 1.5;

export interface PartMesh {
  body: InstancedMesh;
  shadow: InstancedMesh | null;
  place(explodeMm: number): void;
  mark(line: number | null): void;
  /** Removes everything beyond the plane; the cut shows as a flat face. */
  cut(plane: Plane | null): void;
  dispose(): void;
}

/** Where a box is cut open its inner faces show, so they are drawn flat in the colour of the cut. */
function cutMaterial(material: Material, plane: Plane | null): void {
  material.clippingPlanes = plane === null ? null : [plane];
  material.side = plane === null ? FrontSide : DoubleSide;
  material.needsUpdate = true;
}

const one = new Vector3(1, 1, 1);

function castorMesh(parts: readonly Instance[]): PartMesh {
  const geometry = castorGeometry();
  const material = new MeshLambertMaterial({ vertexColors: true });
  const body = new InstancedMesh(geometry, material, parts.length);
  body.castShadow = true;
  body.receiveShadow = true;
  body.frustumCulled = false;
  const matrix = new Matrix4();
  return {
    body,
    shadow: null,
    place: (explodeMm) => {
      parts.forEach((part, index) => {
        const { centre, size } = partPlace(part, explodeMm);
        body.setMatrixAt(index, matrix.compose(new Vector3(...centre), new Quaternion(), new Vector3(...size)));
      });
      body.instanceMatrix.needsUpdate = true;
    },
    mark: () => undefined,
    cut: (plane) => cutMaterial(material, plane),
    dispose: () => {
      geometry.dispose();
      material.dispose();
      body.dispose();
    },
  };
}

function boxMesh(materialId: string, parts: readonly Instance[], shadowMaterial: Material): PartMesh {
  const soft = toneOf(materialId).surface === 'soft';
  const geometry: BufferGeometry = roundedBox(soft ? 4 : 1);
  const size = new InstancedBufferAttribute(new Float32Array(parts.length * 3), 3);
  const look = new InstancedBufferAttribute(new Float32Array(parts.length * 4), 4);
  look.setUsage(DynamicDrawUsage);
  geometry.setAttribute('aSize', size);
  geometry.setAttribute('aLook', look);
  const material = partMaterial(materialId);
  const body = new InstancedMesh(geometry, material, parts.length);
  const depth = partDepthMaterial();
  body.customDepthMaterial = depth;
  body.castShadow = !material.transparent;
  body.receiveShadow = !material.transparent;
  const shadow = new InstancedMesh(geometry, shadowMaterial, parts.length);
  shadow.instanceMatrix = body.instanceMatrix;
  for (const mesh of [body, shadow]) mesh.frustumCulled = false;
  const matrix = new Matrix4();
  const turned = new Quaternion();
  return {
    body,
    shadow,
    place: (explodeMm) => {
      parts.forEach((part, index) => {
        const place = partPlace(part, explodeMm);
        const angles: [number, number, number] = [0, 0, 0];
        if (place.turn !== null) angles[place.turn.axis] = place.turn.radians;
        matrix.compose(new Vector3(...place.centre), turned.setFromEuler(new Euler(...angles)), one);
        body.setMatrixAt(index, matrix);
        size.setXYZ(index, ...place.size);
        look.setXYZW(
          index,
          place.seed,
          place.grain,
          soft ? softRadiusMm : Math.min(hardRadiusMm, 0.04 * Math.min(...place.size)),
          look.getW(index),
        );
      });
      body.instanceMatrix.needsUpdate = true;
      size.needsUpdate = true;
      look.needsUpdate = true;
    },
    mark: (line) => {
      parts.forEach((part, index) => look.setW(index, part.line === line ? 1 : 0));
      look.needsUpdate = true;
    },
    cut: (plane) => cutMaterial(material, plane),
    dispose: () => {
      geometry.dispose();
      material.dispose();
      depth.dispose();
      body.dispose();
    },
  };
}

export function partMeshes(instances: readonly Instance[], shadowMaterial: Material): PartMesh[] {
  const byMaterial = new Map<string, Instance[]>();
  for (const instance of instances) {
    const known = byMaterial.get(instance.material);
    if (known === undefined) byMaterial.set(instance.material, [instance]);
    else known.push(instance);
  }
  return [...byMaterial].map(([materialId, parts]) =>
    materialId === 'castor' ? castorMesh(parts) : boxMesh(materialId, parts, shadowMaterial),
  );
}
