/** Attributes and product types: for the shop, and as managed by the office. */
import { readAttributes, readProductTypes } from '#contract/product-type.ts';
import * as wire from '#contract/product-type-record.ts';
import type { ProductTypeRecord } from '#contract/product-type-record.ts';
import { attributeTypes } from '#domain/catalog/attribute-type.ts';
import { may } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding, RequestFacts } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { pageOf } from '#server/call/page-of.ts';
import { uploadedFile } from '#server/call/uploaded-file.ts';
import { fileVersion } from '#server/configurator/keep-file.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { listAttributeRecords } from './attribute-store.ts';
import { createAttribute, updateAttribute } from './change-attribute.ts';
import { addTypeAttributes, removeTypeAttributes, updateTypeAttribute } from './change-type-attributes.ts';
import { createProductType, deleteProductType, updateProductType } from './change-type.ts';
import { listAttributes, listProductTypes } from './list-types.ts';
import type { TypeServices } from './type-services.ts';
import { listTypeRecords } from './type-store.ts';
import type { StoredType } from './type-store.ts';
import { checkTypeWorkbook, storeTypeWorkbook } from './type-workbook.ts';
import { typeOf } from './write-type.ts';

const fileIn = async (body: RequestFacts['rawBody']) =>
  uploadedFile(body?.bytes ?? Buffer.alloc(0), body?.contentType ?? '', 'fileMissing');

function withoutOrigin(type: StoredType): ProductTypeRecord {
  const { excelFilePath: _, reportId: __, ...record } = type;
  return record;
}

const whole = <Item>(items: readonly Item[]) => pageOf(items, { page: 1, perPage: Math.max(1, items.length) });

export function productTypeRoutes(services: TypeServices): Binding[] {
  const { db, catalog } = services;
  return [
    bind(readAttributes, async (_input, { actor, language }) => {
      if (!may(actor, 'manageProductTypes')) return whole(listAttributes(catalog.now(), language));
      const records = await listAttributeRecords(db);
      return whole(
        records.map(({ id, name, typeId, visibility, ...office }) => ({
          id,
          name: name[language],
          typeId,
          visibility,
          office: { ...office, name },
        })),
      );
    }),
    bind(readProductTypes, () => whole(listProductTypes(catalog.now()))),
    bind(wire.readAttributeTypes, () => whole(attributeTypes.map((type) => ({ ...type })))),
    bind(wire.createAttribute, async ({ body }, { actor, idempotencyKey: key }) =>
      createAttribute(services, body, { key: idempotencyKey(`attribute ${actorName(actor)}`, key, body), actor }),
    ),
    bind(wire.updateAttribute, async ({ params, body }, { actor, language }) =>
      updateAttribute(services, params.id, body, { actor, language }),
    ),
    bind(wire.readTypesWithAttributes, async (_input, { actor }) => {
      const records = await listTypeRecords(db);
      if (may(actor, 'manageProductTypes')) return whole(records);
      return whole(records.map(withoutOrigin));
    }),
    bind(wire.createProductType, async ({ body }, { actor, idempotencyKey: key }) =>
      createProductType(services, body, { key: idempotencyKey(`product type ${actorName(actor)}`, key, body), actor }),
    ),
    bind(wire.updateProductType, async ({ params, body }, { actor }) => updateProductType(services, params.id, body, actor)),
    bind(wire.deleteProductType, async ({ params, query }, { actor }) => {
      await deleteProductType(services, params.id, query.version, actor);
      return {};
    }),
    bind(wire.readExcelPath, async ({ params }) => {
      const { excelFilePath } = await typeOf(db, params.id);
      return { excelFilePath, fileVersion: await fileVersion(db, excelFilePath) };
    }),
    bind(wire.checkTypeWorkbook, async ({ params }, { rawBody }) => checkTypeWorkbook(services, params.id, await fileIn(rawBody))),
    bind(wire.storeTypeWorkbook, async ({ params, query }, { rawBody, actor }) =>
      storeTypeWorkbook(services, params.id, await fileIn(rawBody), { version: query.version, actor }),
    ),
    bind(wire.addTypeAttribute, async ({ params, body }, { actor }) => addTypeAttributes(services, params.id, body, actor)),
    bind(wire.removeTypeAttribute, async ({ params, body }, { actor }) => removeTypeAttributes(services, params.id, body, actor)),
    bind(wire.updateTypeAttribute, async ({ params, body }, { actor }) => updateTypeAttribute(services, params.id, body, actor)),
  ];
}
