/** The light of the 3D picture: a warm sun from the upper front left, as in the drawing: top lightest, long side mid, end darkest, shadow to the back right. */
import { DirectionalLight, HemisphereLight, Vector3 } from 'three';
import type { Box3 } from 'three';
import type { Vec3 } from '#domain/configurator/evaluation.ts';

export const light: Vec3 = [-0.42, 1, 0.36];

/** Light reflected by the sky and, warmer, by the floor. */
export function makeSkylight(): HemisphereLight {
  return new HemisphereLight('#fff3df', '#f0a765', 1.75);
}

export function makeSun(): DirectionalLight {
  const sun = new DirectionalLight('#ffe9c9', 2.1);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 3;
  return sun;
}

/** Fits the sun's shadow map to what is shown. */
export function aimSun(sun: DirectionalLight, shown: Box3): void {
  const centre = shown.getCenter(new Vector3());
  const radius = Math.max(1, shown.getSize(new Vector3()).length() / 2);
  sun.target.position.copy(centre);
  sun.position
    .set(...light)
    .normalize()
    .multiplyScalar(radius * 2)
    .add(centre);
  const { camera } = sun.shadow;
  camera.left = camera.bottom = -radius;
  camera.right = camera.top = radius;
  camera.near = radius * 0.5;
  camera.far = radius * 3.5;
  camera.updateProjectionMatrix();
  sun.shadow.normalBias = radius / 700;
  sun.shadow.bias = -0.0006;
  sun.target.updateMatrixWorld();
}
