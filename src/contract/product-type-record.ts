/** Attributes and product types as managed by the office. */
import { z } from 'zod';
import { typeKinds } from '#domain/catalog/type-kind.ts';
import { endpoint, staff } from './endpoint.ts';
import { ErrorItem } from './failure.ts';
import { LandingPage } from './product.ts';
import { Attribute } from './product-type.ts';
import { notYet, sentBack, Version } from './record.ts';
import { Id, IdParam, IdText, inAllLanguages, line, listOf, Localized } from './wire.ts';

const name = line(100).min(1);
const Name = z.strictObject({ de: name, fr: name, en: name });
const Visibility = z.number().int().min(0).max(15);

export const AttributeRecord = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: Localized,
  typeId: z.number().int(),
  /** Feature bits: configurator 1, order position grid 2, sort 4, quick order grid 8. */
  visibility: z.number().int(),
  /** Number of products with a value of it: its type cannot change while there are any. */
  valueCount: z.number().int(),
  productTypes: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type AttributeRecord = z.infer<typeof AttributeRecord>;

const TypeId = z.number().int().min(1).max(99);

export const createAttribute = endpoint({
  method: 'POST',
  path: '/attribute',
  tag: 'product',
  summary: 'Make an attribute that product types can have',
  access: staff('manageProductTypes'),
  idempotent: true,
  body: z.strictObject({ name: z.union([Name, name.transform(inAllLanguages)]), typeId: TypeId, visibility: Visibility.default(0) }),
  response: AttributeRecord,
  errors: ['duplicate', 'unknownAttributeType', 'idempotencyKeyReused'],
});

export const AttributeChange = z.strictObject({
  version: Version.optional(),
  /** A single text is that of the caller’s language. */
  name: z.union([Name, name]).optional(),
  typeId: TypeId.optional(),
  visibility: Visibility.optional(),
});

export const KeptOfAttribute = z.object(sentBack({ ...Attribute.shape, ...AttributeRecord.shape }, AttributeChange.shape));

export const updateAttribute = endpoint({
  method: 'POST',
  path: '/attribute/{id}',
  tag: 'product',
  summary:
    'Change an attribute: its names, where it is shown by itself, and its type as long as no product has a value of it. Its other fields may come along as they were read',
  access: staff('manageProductTypes'),
  params: IdParam,
  body: AttributeChange.extend(KeptOfAttribute.shape),
  response: AttributeRecord,
  errors: ['notFound', 'changedMeanwhile', 'fieldNotPermitted', 'duplicate', 'unknownAttributeType', 'attributeTypeFixed'],
});

export const readAttributeTypes = endpoint({
  method: 'GET',
  path: '/attribute-type',
  tag: 'product',
  summary: 'The kinds of values that an attribute can have, with what is special about them',
  access: staff('manageProductTypes', 'manageProducts'),
  response: listOf(z.object({ id: z.number().int(), name: z.string(), note: z.string() })),
});

export const TypeAttribute = z.object({
  /** Id of the attribute within this type. */
  id: z.number().int(),
  attributeId: z.number().int(),
  name: Localized,
  typeId: z.number().int(),
  visibility: z.number().int(),
  order: z.number().int(),
  /** Number of products of the type with a value of it. */
  valueCount: z.number().int(),
});
export type TypeAttribute = z.infer<typeof TypeAttribute>;

export const ProductTypeRecord = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  kind: z.enum(typeKinds),
  categoryId: z.number().int().nullable(),
  modelId: z.string().nullable(),
  landingPage: LandingPage,
  /** Only for those who manage product types, as is the report. */
  excelFilePath: z.string().optional(),
  reportId: z.string().nullable().optional(),
  productCount: z.number().int(),
  /** In order. */
  attrs: z.array(TypeAttribute),
});
export type ProductTypeRecord = z.infer<typeof ProductTypeRecord>;

export const readTypesWithAttributes = endpoint({
  method: 'GET',
  path: '/product-types/with-attributes',
  tag: 'product',
  summary: 'All product types with all their attributes, hidden ones too, by name',
  access: staff('manageProductTypes', 'manageProducts'),
  response: listOf(ProductTypeRecord),
});

const Fields = {
  name: line(100).min(1),
  kind: z.enum(typeKinds),
  categoryId: Id.nullable(),
  modelId: line(64)
    .regex(/^[a-z][a-z0-9-]*$/)
    .nullable(),
  landingPage: ProductTypeRecord.shape.landingPage,
  /** As named by `GET /report-declaration/declaration`. */
  reportId: line(64).nullable(),
};

const typeFaults = ['duplicate', 'compositeNotComputed', 'unknownCategory', 'modelNotFound', 'reportNotFound'];

export const createProductType = endpoint({
  method: 'POST',
  path: '/product-types',
  tag: 'product',
  summary: 'Make a product type, without attributes',
  access: staff('manageProductTypes'),
  idempotent: true,
  body: z.strictObject({
    name: Fields.name,
    kind: Fields.kind.default('LEAF'),
    categoryId: Fields.categoryId.default(null),
    modelId: Fields.modelId.default(null),
    landingPage: Fields.landingPage.default('2D'),
    reportId: Fields.reportId.default(null),
    excelFilePath: z.literal('').optional(),
    attrs: notYet,
  }),
  response: ProductTypeRecord,
  errors: [...typeFaults, 'idempotencyKeyReused'],
});

const TypeChange = z.strictObject({
  ...z.strictObject(Fields).partial().shape,
  excelFilePath: line(400).optional(),
  version: Version.optional(),
});
export const KeptOfType = z.object(sentBack(ProductTypeRecord.shape, TypeChange.shape));

export const updateProductType = endpoint({
  method: 'PUT',
  path: '/product-types/{id}',
  tag: 'product',
  summary:
    'Change a product type; its model stays while it has products. `excelFilePath` can only be emptied here: a workbook is uploaded; what else it is read with may come along as it was read',
  access: staff('manageProductTypes'),
  params: IdParam,
  body: TypeChange.extend(KeptOfType.shape),
  response: ProductTypeRecord,
  errors: [...typeFaults, 'notFound', 'changedMeanwhile', 'modelInUse', 'fieldNotPermitted'],
});

export const deleteProductType = endpoint({
  method: 'DELETE',
  path: '/product-types/{id}',
  tag: 'product',
  summary: 'Delete a product type without products',
  access: staff('manageProductTypes'),
  params: IdParam,
  query: z.object({ version: IdText.optional() }),
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile', 'inUse', 'usedByArticles'],
});

export const readExcelPath = endpoint({
  method: 'GET',
  path: '/product-types/excel-path/{id}',
  tag: 'product',
  summary: 'The workbook that computes the products of a type, and which of its contents is in force',
  access: staff('manageProductTypes'),
  params: IdParam,
  response: z.object({ excelFilePath: z.string(), fileVersion: z.number().int().nullable() }),
  errors: ['notFound'],
});

export const addTypeAttribute = endpoint({
  method: 'PUT',
  path: '/product-types/{id}/add-attribute',
  tag: 'product',
  summary: 'Give a product type attributes, behind those it has, shown where each is shown by itself; one that it has stays',
  access: staff('manageProductTypes'),
  params: IdParam,
  body: z.union([
    z.strictObject({ attributeIds: z.array(Id).min(1).max(100), version: Version.optional() }),
    z
      .strictObject({ attributeId: Id, version: Version.optional() })
      .transform(({ attributeId, version }) => ({ attributeIds: [attributeId], version })),
  ]),
  response: ProductTypeRecord,
  errors: ['notFound', 'changedMeanwhile', 'unknownAttribute'],
});

export const removeTypeAttribute = endpoint({
  method: 'PUT',
  path: '/product-types/{id}/remove-attribute',
  tag: 'product',
  summary: 'Take attributes from a product type; refused while its products have values of them, unless these are to go too',
  access: staff('manageProductTypes'),
  params: IdParam,
  body: z.strictObject({
    productTypeAttributeIds: z.array(Id).min(1).max(100),
    /** True: the products lose their values. */
    dropValues: z.boolean().default(false),
    version: Version.optional(),
  }),
  response: ProductTypeRecord,
  errors: ['notFound', 'changedMeanwhile', 'attributeHasValues'],
});

export const updateTypeAttribute = endpoint({
  method: 'PUT',
  path: '/product-types/{id}/update-attribute',
  tag: 'product',
  summary:
    'Change an attribute of a product type: where it is shown, and its place, by exchanging it with another or by putting it before one',
  access: staff('manageProductTypes'),
  params: IdParam,
  body: z.strictObject({
    /** Id of the attribute within this type. */
    id: Id,
    swapOrderTarget: Id.optional(),
    /** null: at the end. */
    beforeId: Id.nullable().optional(),
    visibility: Visibility.optional(),
    version: Version.optional(),
  }),
  response: ProductTypeRecord,
  errors: ['notFound', 'changedMeanwhile'],
});

export const WorkbookReport = z.object({
  /** The path under which it would be stored. */
  excelFilePath: z.string(),
  formulas: z.number().int(),
  agreeing: z.number().int(),
  differing: z.number().int(),
  /** At most a hundred differing cells. */
  differences: z.array(z.object({ cell: z.string(), formula: z.string(), expected: z.string(), computed: z.string() })),
  /** Unknown functions, missing cells that products refer to, or why the file is not a workbook. */
  errors: z.array(ErrorItem),
  /** Cells that cannot be computed or differ, but that no result needs. */
  notices: z.array(ErrorItem),
  /** Number of products of the type that it computes; their cells were checked. */
  articleCount: z.number().int(),
  /** True: it may replace the one in force. */
  accepted: z.boolean(),
});
export type WorkbookReport = z.infer<typeof WorkbookReport>;

const largestUpload = 11 * 1024 * 1024;

export const checkTypeWorkbook = endpoint({
  method: 'POST',
  path: '/product-types/{id}/workbook-check',
  tag: 'product',
  summary: 'Compute an uploaded workbook anew against its saved values (multipart `file`); nothing is stored',
  access: staff('manageProductTypes'),
  params: IdParam,
  rawBody: true,
  largestUpload,
  callsPerMinute: 20,
  response: WorkbookReport,
  errors: ['notFound', 'fileMissing', 'compositeNotComputed'],
});

export const storeTypeWorkbook = endpoint({
  method: 'POST',
  path: '/product-types/{id}/workbook',
  tag: 'product',
  summary: 'Put a workbook in force for a product type (multipart `file`); refused unless its report is without a fault',
  access: staff('manageProductTypes'),
  params: IdParam,
  query: z.object({ version: IdText }),
  rawBody: true,
  largestUpload,
  callsPerMinute: 20,
  response: ProductTypeRecord,
  errors: ['notFound', 'fileMissing', 'compositeNotComputed', 'changedMeanwhile', 'workbookRefused', 'workbookNameTaken'],
});
