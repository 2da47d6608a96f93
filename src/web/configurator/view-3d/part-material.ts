/** Materials of the 3D view: one per material of the part list, matt, with the tones of the drawing and a surface drawn by the shader. */
import { Color, DoubleSide, MeshBasicMaterial, MeshDepthMaterial, MeshLambertMaterial, RGBADepthPacking } from 'three';
import type { WebGLProgramParametersWithUniforms } from 'three';
import { highlightTone, toneOf } from '#domain/drawing/material-tone.ts';
import { fragmentColour, fragmentCut, fragmentGlass, fragmentHead, vertexHead, vertexPlace, vertexTail } from './surface-shader.ts';
import type { SurfaceId } from './surface-shader.ts';

const grainDepth: Readonly<Record<SurfaceId, readonly [number, number, number]>> = {
  board: [0.83, 0.71, 0.55],
  sheet: [0.84, 0.74, 0.6],
  flakes: [0.74, 0.62, 0.46],
  soft: [1, 1, 1],
  plain: [1, 1, 1],
  glass: [0.62, 0.86, 0.78],
};

function placed(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\n${vertexHead}`)
    .replace('#include <begin_vertex>', `${vertexPlace}${vertexTail}`);
}

/** The surface id also decides the shader program, so it is part of the cache key. */
export function partMaterial(materialId: string): MeshLambertMaterial {
  const tone = toneOf(materialId);
  const surface: SurfaceId = materialId === 'glass' ? 'glass' : tone.surface;
  const material = new MeshLambertMaterial({ color: new Color(tone.top) });
  if (tone.opacity !== undefined) {
    material.transparent = true;
    material.opacity = tone.opacity * 0.6;
    material.depthWrite = false;
  }
  material.onBeforeCompile = (shader) => {
    placed(shader);
    shader.uniforms.uGrain = { value: new Color(...grainDepth[surface]) };
    shader.uniforms.uEdge = { value: surface === 'soft' ? 0 : 0.42 };
    shader.uniforms.uCut = { value: new Color(tone.edge) };
    shader.uniforms.uMark = { value: new Color(highlightTone.top) };
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${fragmentHead(surface)}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${fragmentColour}${surface === 'glass' ? fragmentGlass : ''}`)
      .replace('#include <opaque_fragment>', `${fragmentCut}\n#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => surface;
  return material;
}

/** Parts that cast shadows must be placed by the same rule. */
export function partDepthMaterial(): MeshDepthMaterial {
  const material = new MeshDepthMaterial({ depthPacking: RGBADepthPacking, side: DoubleSide });
  material.onBeforeCompile = placed;
  return material;
}

/** Flattens a part onto the floor along the light: the drawing's flat shadow. `light` points from the product to the light. */
export function floorShadowMaterial(colour: string, light: readonly [number, number, number]): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: new Color(colour), toneMapped: false });
  const [x, y, z] = light.map((value) => value.toFixed(4));
  material.onBeforeCompile = (shader) => {
    placed(shader);
    shader.vertexShader = shader.vertexShader.replace(
      '#include <project_vertex>',
      `vec4 lying = modelMatrix * instanceMatrix * vec4(transformed, 1.0);
lying.xyz -= vec3(${x}, ${y}, ${z}) * (max(lying.y, 0.0) / ${y});
lying.y = -2.0;
vec4 mvPosition = viewMatrix * lying;
gl_Position = projectionMatrix * mvPosition;`,
    );
  };
  material.customProgramCacheKey = () => 'floor-shadow';
  return material;
}
