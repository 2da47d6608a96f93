/** The OpenAPI 3.1 document, made from the declarations of the contract. */
import { z } from 'zod';
import type { Access, AnyEndpoint } from '#contract/endpoint.ts';
import { calls } from '#contract/calls.ts';
import { permissionsFor } from '#domain/access/permission.ts';
import type { AbilityPermissions } from '#domain/access/permission.ts';
import { ErrorBody } from '#contract/failure.ts';
import { secretCookies } from './secret-cookie.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _omitted, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: inPlainWords }) as Json;
  return json;
}

/**
 * Rewrites what readers of the document misunderstand: that a tuple has no further items is already stated by its `maxItems` (a bare
 * `false` is taken for a missing schema), and a record with fixed keys lists each of them as a property.
 */
function inPlainWords({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.items === false) jsonSchema.items = {};
  const { propertyNames, required, additionalProperties: value } = jsonSchema;
  if (propertyNames === undefined || required === undefined || value === undefined) return;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, value]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const permissionText = ({ anyOf, allOf }: AbilityPermissions): string =>
  allOf === undefined ? `permission ${anyOf.join(' or ')}` : `permissions ${allOf.join(', ')}`;

const accessText = (access: Access): string => {
  if (access === 'public') return 'Anybody.';
  if (access === 'session') return 'Anybody logged in, guests with their token included; only rows of the own customer.';
  const each = access.staff.map((ability) => `${ability} (${permissionText(permissionsFor(ability))})`);
  return `Staff who hold ${each.join(' or ')}.`;
};

const upload: Json = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
};

const manyFiles: Json = {
  type: 'object',
  properties: {
    directory: { type: 'string' },
    extractZip: { type: 'string', enum: ['0', '1', 'true', 'false'] },
    files: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
  },
};

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
});

function operation(name: string, declaration: AnyEndpoint): Json {
  const { access, body, response, errors = [], idempotent } = declaration;
  const content =
    'file' in response
      ? Object.fromEntries(response.file.map((type: string) => [type, { schema: { type: 'string' } }]))
      : {
          ...(declaration.binary === true ? { 'application/msgpack': { schema: { type: 'string', contentEncoding: 'binary' } } } : {}),
          'application/json': { schema: schemaOf(response, 'output') },
        };
  const header = idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 255 },
          description: 'The same key gives the same answer.',
        },
      ]
    : [];
  return {
    operationId: name,
    summary: declaration.summary,
    description: `${accessText(access)}${errors.length > 0 ? ` Errors of its own: ${errors.join(', ')}.` : ''}`,
    tags: [declaration.tag],
    security: access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...parameters(declaration.params, 'path'), ...parameters(declaration.query, 'query'), ...header],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } } : {}),
    ...(declaration.largestUpload === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'multipart/form-data': { schema: declaration.streams === true ? manyFiles : upload } },
          },
        }),
    responses: {
      200: { description: 'Done', content },
      400: failure('Malformed input'),
      ...(access === 'public'
        ? {}
        : { 401: failure('No valid session'), 403: failure('Permission missing'), 404: failure('Not there, or not yours') }),
      ...(errors.includes('changedMeanwhile') || idempotent ? { 409: failure('Conflict') } : {}),
      422: failure('Refused by a rule of the shop'),
      429: failure('Too many calls'),
      503: failure('Temporarily unavailable'),
    },
  };
}

export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, declaration] of Object.entries(calls)) {
    // The router accepts both forms; the document names the one without the trailing slash.
    const path = (paths[`/api${declaration.path.replace(/\/$/, '').replace('*}', '}')}`] ??= {});
    path[declaration.method.toLowerCase()] = operation(name, declaration);
  }
  const tags = [...new Set(Object.values(calls).map((call) => call.tag))].map((name) => ({ name, description: `Calls about ${name}` }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kistenwerk',
      version: '1.0.0',
      description:
        'The calls of the shop: catalogue, configurator, cart, orders. A record may be sent with the id that its path names, a new one with the id null or 0, also where the body has none. Null for a text is an empty one.',
      contact: { name: 'Kistenwerk AG', url: publicUrl },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl }],
    tags,
    paths,
    components: {
      schemas: { Errors: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: secretCookies(publicUrl).session },
      },
    },
  };
}
