import { expect, test } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { parseShareQuery } from '#domain/configurator/share-link.ts';
import holzkiste from '#models/holzkiste/model.json' with { type: 'json' };
import { viewLink } from './view-link.ts';

const values = { length: 1234, width: 700, height: 450, mass: 320 };

test('the link says every value, the amount, the version and that nothing can be changed', () => {
  const link = viewLink({ articleNumber: 'HK_0001', configuration: { modelId: 'holzkiste', version: 1, values }, quantity: 7 });
  const [path, query = ''] = String(link).split('?');
  expect(path).toBe('/products/HK_0001');
  expect(parseShareQuery(compileModel(publishedModel(holzkiste)), query)).toMatchObject({
    values,
    quantity: 7,
    version: 1,
    viewOnly: true,
    unknown: [],
  });
});

test('a product without choices has none', () => {
  expect(viewLink({ articleNumber: 'EP_0001', configuration: null, quantity: 1 })).toBeNull();
});
