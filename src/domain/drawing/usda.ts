/**
 * The product as a USD text for augmented reality on Apple devices: metres, y up, the middle of its base at the origin; every part a scaled reference to one
 * cube, one preview material per shop material. The server packs it as USDZ. Same triangles as the GLB.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import { withCastors } from './castor-parts.ts';
import { cubePlace, metres, surfaceColour, unitCube } from './unit-cube.ts';

/** USD names consist of letters, digits and underscores, and do not begin with a digit. */
function primName(text: string): string {
  return `_${text}`.replaceAll(/[^A-Za-z0-9_]/g, '_');
}

const tuple = (numbers: readonly number[]): string => `(${numbers.join(', ')})`;

function triples(values: Float32Array): string {
  return Array.from({ length: values.length / 3 }, (_, index) => tuple([...values.subarray(index * 3, index * 3 + 3)])).join(', ');
}

function cubeClass(): string {
  const { positions, normals, indices } = unitCube();
  const triangles = indices.length / 3;
  return `class Mesh "Cube"
{
    float3[] extent = [(-0.5, -0.5, -0.5), (0.5, 0.5, 0.5)]
    int[] faceVertexCounts = [${Array.from({ length: triangles }, () => 3).join(', ')}]
    int[] faceVertexIndices = [${indices.join(', ')}]
    normal3f[] normals = [${triples(normals)}] (
        interpolation = "vertex"
    )
    point3f[] points = [${triples(positions)}]
    uniform token subdivisionScheme = "none"
}
`;
}

function material(id: string): string {
  const { rgb, opacity } = surfaceColour(id);
  const name = primName(id);
  return `        def Material "${name}"
        {
            token outputs:surface.connect = </Product/Materials/${name}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = ${tuple(rgb)}
                float inputs:metallic = ${id === 'steel' ? 0.8 : 0}
                float inputs:opacity = ${opacity ?? 1}
                float inputs:roughness = 0.8
                token outputs:surface
            }
        }
`;
}

function part(instance: Instance, index: number): string {
  const { translation, scale, rotation } = cubePlace(instance);
  const [x, y, z, w] = rotation ?? [0, 0, 0, 1];
  return `    def Mesh "${primName(`${instance.component}_${index}`)}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
        prepend references = </Cube>
    )
    {
        rel material:binding = </Product/Materials/${primName(instance.material)}>
        quatf xformOp:orient = ${tuple([w, x, y, z])}
        float3 xformOp:scale = ${tuple(scale)}
        double3 xformOp:translate = ${tuple(translation)}
        uniform token[] xformOpOrder = ["xformOp:translate", "xformOp:orient", "xformOp:scale"]
    }
`;
}

export function usda(product: readonly Instance[]): string {
  const instances = withCastors(product);
  const { min, size } = boundingBox(instances);
  const middle = [-metres(min[0] + size[0] / 2), -metres(min[2]), -metres(min[1] + size[1] / 2)].map((value) => value + 0);
  const materials = [...new Set(instances.map((instance) => instance.material))];
  return `#usda 1.0
(
    defaultPrim = "Product"
    metersPerUnit = 1
    upAxis = "Y"
)

${cubeClass()}
def Xform "Product" (
    kind = "component"
)
{
    double3 xformOp:translate = ${tuple(middle)}
    uniform token[] xformOpOrder = ["xformOp:translate"]

    def Scope "Materials"
    {
${materials.map(material).join('\n')}    }

${instances.map(part).join('\n')}}
`;
}
