import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { integerText } from './wire.ts';

/** One configuration as a file: drawing for CAD, models for augmented reality (GLB, USDZ), part list, or a picture of a view. */
export const exportConfiguration = endpoint({
  method: 'GET',
  path: '/configurator/export/{articleNumber}',
  tag: 'configurator',
  summary: 'A configuration as DXF, GLB, USDZ, CSV part list, SVG, PNG or WebP',
  access: 'public',
  params: z.object({ articleNumber: z.string().max(80) }),
  query: z.object({
    format: z.enum(['dxf', 'glb', 'usdz', 'csv', 'svg', 'png', 'webp']),
    /** JSON; absent values are those of the article. */
    values: z.string().max(4000).optional(),
    /** For pictures; `isometric-1` … `isometric-4` show the product from its four corners. A DXF has all flat views, or the requested one. */
    view: z
      .enum(['isometric', 'isometric-1', 'isometric-2', 'isometric-3', 'isometric-4', 'front', 'side', 'top', 'section', 'sheet'])
      .default('isometric'),
    width: integerText(z.number().int().min(16).max(2048)).default(1024),
  }),
  response: {
    file: ['application/dxf', 'model/gltf-binary', 'model/vnd.usdz+zip', 'text/csv', 'image/svg+xml', 'image/png', 'image/webp'],
  },
  errors: ['notFound', 'configurationInvalid'],
  callsPerMinute: 300,
});
