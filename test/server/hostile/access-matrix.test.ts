/** Every call of the wire by every kind of caller: who is let in, and who gets only their own rows. A new call without a row here fails. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import type { Address } from '#contract/address.ts';
import type { OrderSummary } from '#contract/order.ts';
import type { Product } from '#contract/product.ts';
import { get, homeAddress, itemOf, mondayMorning, orderBody, priceOf, problemsOf, productOf, send } from '../buyer.ts';
import type { Item, Person } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';
import { actorNames, buyerNames, gatherCrowd, orderOf } from './crowd.ts';
import type { ActorName, Crowd, OwnOrder } from './crowd.ts';

let shop: ShopApp;
let crowd: Crowd;
let item: Item;
let crate: Item;
/** An order of `customer`. */
let theirs: OwnOrder;
let companys: OwnOrder;
/** A quote requested by `customer`. */
let theirQuote: { id: number; uuid: string };
/** An invoice of `customer`. */
let theirInvoice: number;
/** A delivery of `customer`. */
let theirDelivery: number;
let customerUserId: number;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  crowd = await gatherCrowd(shop);
  item = itemOf(await productOf(shop.app, 'EP_0001'));
  crate = itemOf(await productOf(shop.app, 'HK_0001'));
  theirs = await orderOf(shop, crowd.customer, item);
  companys = await orderOf(shop, crowd.company, item);
  theirQuote = (await send<{ id: number; uuid: string }>(crowd.customer, 'POST', '/quote', orderBody(crowd.customer, [item]))).body;
  const invoiced = (await send<{ id: number }>(crowd.customer, 'POST', '/order', orderBody(crowd.customer, [item]))).body.id;
  theirDelivery = (
    await send<{ id: number }>(crowd.staffAll, 'POST', '/delivery', {
      orderId: invoiced,
      version: 1,
      day: '2026-11-25',
      deliveryType: 'TRUCK',
    })
  ).body.id;
  theirInvoice = (await send<{ id: number }>(crowd.staffAll, 'POST', '/invoice', { orderId: invoiced, version: 2 })).body.id;
  customerUserId = (await get<{ session: { userId: number } }>(crowd.customer, '/auth')).body.session.userId;
});
afterAll(async () => shop.close());

type Expected = Record<ActorName, number>;
const expectedOf = (statusOf: (actor: ActorName) => number): Expected =>
  Object.fromEntries(actorNames.map((actor) => [actor, statusOf(actor)])) as Expected;

const everybody = (status = 200): Expected => expectedOf(() => status);
const anySession = expectedOf((actor) => (actor === 'anonymous' ? 401 : 200));
/** Anyone with an account. */
const anyUser = (status: number): Expected =>
  expectedOf((actor) => (actor === 'anonymous' ? 401 : actor === 'guest' || actor === 'otherGuest' ? 403 : status));
/** Rows of `customer`: only for that customer and the named staff; 404 for all others. */
const ownerAnd = (...staff: ActorName[]): Expected =>
  expectedOf((actor) => (actor === 'anonymous' ? 401 : actor === 'customer' || staff.includes(actor) ? 200 : 404));
/** Permitted callers get this instead of 200. */
const granted = (status: number, expected: Expected): Expected =>
  expectedOf((actor) => (expected[actor] === 200 ? status : expected[actor]));
const only = (granted: number, ...staff: ActorName[]): Expected =>
  expectedOf((actor) => (actor === 'anonymous' ? 401 : staff.includes(actor) ? granted : 403));

const office = only(200, 'staffCategory', 'staffProductMeta', 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll');
const quickOrderers = only(200, 'company', 'staffCategory', 'staffProductMeta', 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll');

interface Row {
  /** The path below /api, or a whole request. */
  ask: () => string | { url: string; body: object };
  expected: Expected;
}

const address = homeAddress;
const registration = (): object => ({
  email: `${randomUUID()}@muster.example`,
  password: 'neu-neu-neu',
  captcha: { questionId: randomUUID(), answer: '7' },
  contactPerson: { lastName: 'Muster' },
  address,
});
const parcel = {
  sequenceNumber: 1,
  packageCount: 1,
  dimensions: { length: 60, width: 40, height: 30 },
  weight: { value: 8 },
};
const nobodysShipment = {
  orderId: 2_147_483_647,
  service: { type: 'FEDEX_PRIORITY' },
  packagingLineItems: [parcel],
  recipient: { personName: 'Anna Muster', phone: '+41415550120', street: 'Seestrasse 1', zipCode: '8001', city: 'Zuerich', country: 'CH' },
};
const rows: Record<CallName, Row> = {
  // A new address each time, otherwise the fifth wrong password would be answered with 429.
  logIn: { ask: () => ({ url: '/auth', body: { email: `${randomUUID()}@muster.example`, password: 'falsch' } }), expected: everybody(401) },
  logOut: { ask: () => '/auth', expected: everybody() },
  readSession: { ask: () => '/auth', expected: everybody() },
  readLogIns: { ask: () => '/log-in', expected: anyUser(200) },
  endLogIn: { ask: () => `/log-in/${randomUUID()}`, expected: anyUser(404) },
  endLogIns: { ask: () => '/log-in?userId=2147483647', expected: only(200, 'staffAll') },
  seeAsCustomer: { ask: () => ({ url: '/customers/2147483647/see-as', body: {} }), expected: only(404, 'staffCustomer', 'staffAll') },
  stopSeeingAsCustomer: { ask: () => '/see-as', expected: anySession },
  readSecondFactor: { ask: () => '/second-factor', expected: anyUser(200) },
  offerSecondFactor: { ask: () => ({ url: '/second-factor', body: { currentPassword: 'falsch' } }), expected: anyUser(422) },
  confirmSecondFactor: { ask: () => ({ url: '/second-factor', body: { code: '000000' } }), expected: anyUser(422) },
  removeSecondFactor: { ask: () => ({ url: '/second-factor/removal', body: { currentPassword: 'falsch' } }), expected: anyUser(422) },
  readStaff: { ask: () => '/staff', expected: only(200, 'staffAll') },
  createStaff: {
    ask: () => ({ url: '/staff', body: { email: `${randomUUID()}@kistenwerk.example`, displayName: 'Neu', roleIds: [] } }),
    expected: only(200, 'staffAll'),
  },
  updateStaff: { ask: () => ({ url: '/staff', body: { id: 2_147_483_647, version: 1 } }), expected: only(404, 'staffAll') },
  inviteStaff: { ask: () => ({ url: '/staff/2147483647/invitation', body: {} }), expected: only(404, 'staffAll') },
  resetSecondFactor: { ask: () => '/staff/2147483647/second-factor', expected: only(404, 'staffAll') },
  createRole: { ask: () => ({ url: '/role', body: { name: randomUUID() } }), expected: only(200, 'staffAll') },
  deleteRole: { ask: () => '/role/2147483647?version=1', expected: only(404, 'staffAll') },
  readRoles: { ask: () => '/role', expected: only(200, 'staffAll') },
  updateRole: { ask: () => ({ url: '/role', body: { id: 2_147_483_647, version: 1 } }), expected: only(404, 'staffAll') },
  readStaffNames: { ask: () => '/staff/names', expected: office },
  readHolders: { ask: () => '/role/holders?ability=work', expected: office },
  readAudit: { ask: () => '/audit', expected: only(200, 'staffAll') },
  readCaptcha: { ask: () => '/registration/captcha', expected: everybody() },
  // 422: everyone may try, but there is no such question.
  validateCaptcha: {
    ask: () => ({ url: '/registration/validate-captcha', body: { questionId: randomUUID(), answer: '7' } }),
    expected: everybody(422),
  },
  registerPerson: { ask: () => ({ url: '/registration/register-person', body: registration() }), expected: everybody(422) },
  registerCompany: {
    ask: () => ({ url: '/registration/register-company', body: { ...registration(), name: 'Muster AG' } }),
    expected: everybody(422),
  },
  requestPasswordReset: {
    ask: () => ({ url: '/registration/request-password-reset', body: { email: `${randomUUID()}@muster.example` } }),
    expected: everybody(),
  },
  resetPassword: {
    ask: () => ({ url: '/registration/reset-password', body: { token: 'x'.repeat(43), password: 'neu-neu-neu' } }),
    expected: everybody(422),
  },
  confirmEmail: { ask: () => ({ url: '/registration/confirm-email', body: { token: 'x'.repeat(43) } }), expected: everybody(422) },
  readUser: { ask: () => `/user/${customerUserId}`, expected: ownerAnd() },
  updateUser: { ask: () => ({ url: `/user/${customerUserId}`, body: {} }), expected: ownerAnd() },
  readShopProfile: { ask: () => '/shop/profile', expected: everybody() },
  readContentPage: { ask: () => '/content/agb', expected: everybody() },
  readCategories: { ask: () => '/categories', expected: everybody() },
  readCategoryBranch: { ask: () => '/categories/branch?url=%2Fprodukte', expected: everybody() },
  readRelatedProducts: { ask: () => `/product/${item.productId}/related`, expected: everybody() },
  readCategoryMenu: { ask: () => '/categories/menu', expected: everybody() },
  readCategoryProducts: { ask: () => '/category-product', expected: everybody() },
  readProductList: { ask: () => '/product/record?perPage=2', expected: only(200, 'staffProduct', 'staffAll') },
  readProductListValues: { ask: () => '/product/record/values?column=typeId', expected: only(200, 'staffProduct', 'staffAll') },
  readProductListFile: { ask: () => '/product/record/csv', expected: only(200, 'staffProduct', 'staffAll') },
  readProductFrame: { ask: () => '/product/record/frame', expected: only(200, 'staffProduct', 'staffAll') },
  readProductRecord: { ask: () => `/product/${item.productId}/record`, expected: only(200, 'staffProduct', 'staffAll') },
  updateProduct: {
    ask: () => ({ url: `/product/${item.productId}`, body: { version: 1 } }),
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  updateProducts: {
    ask: () => ({ url: '/product/block', body: { rows: [{ id: item.productId, version: 1, changes: {} }] } }),
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  readProductImages: { ask: () => `/product/${item.productId}/images`, expected: only(200, 'staffProduct', 'staffAll') },
  storeProductImages: {
    ask: () => ({ url: `/product/images/${item.productId}`, body: { version: 1, images: [] } }),
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  readCategoryRecords: { ask: () => '/categories/records', expected: only(200, 'staffCategory', 'staffAll') },
  createCategory: {
    ask: () => ({ url: '/categories', body: { name: { de: 'Neu', fr: 'Neu', en: 'Neu' }, parentId: 2_147_483_647 } }),
    expected: only(422, 'staffCategory', 'staffAll'),
  },
  updateCategory: {
    ask: () => ({ url: '/categories/2147483647', body: { version: 1 } }),
    expected: only(404, 'staffCategory', 'staffAll'),
  },
  deleteCategory: { ask: () => '/categories/2147483647', expected: only(404, 'staffCategory', 'staffAll') },
  swapCategories: {
    ask: () => ({ url: '/categories/swap-order', body: { categoryId: 2_147_483_647, otherId: 1 } }),
    expected: only(404, 'staffCategory', 'staffAll'),
  },
  moveCategories: {
    ask: () => ({ url: '/categories/2147483647/change-order', body: { pivot: null, elements: [1], moveDirection: 'after' } }),
    expected: only(404, 'staffCategory', 'staffAll'),
  },
  readCategoryArticles: { ask: () => '/category-product/articles?perPage=1', expected: only(200, 'staffCategory', 'staffAll') },
  linkProducts: {
    ask: () => ({ url: '/category-product', body: { categoryId: 2_147_483_647, productIds: [1] } }),
    expected: only(404, 'staffCategory', 'staffAll'),
  },
  unlinkProducts: {
    ask: () => '/category-product?categoryId=2147483647&productIds=1',
    expected: only(404, 'staffCategory', 'staffAll'),
  },
  readProducts: { ask: () => `/product?withPrices=true&customerId=${crowd.company.customerId}`, expected: everybody() },
  search: { ask: () => '/search?q=kiste', expected: everybody() },
  findFits: { ask: () => '/search/fit?length=500&width=400&height=300&mass=20', expected: everybody() },
  listShop: { ask: () => '/search/listing?q=kiste&listing=size%3Dbis-600', expected: everybody() },
  suggest: { ask: () => '/search/suggestions?q=ki', expected: everybody() },
  readAllPublishedPrices: { ask: () => '/product/all-published-prices?shop=1', expected: everybody() },
  readPrices: { ask: () => `/product/price?customerId=${crowd.company.customerId}`, expected: only(200, 'staffProduct', 'staffAll') },
  createPrice: {
    ask: () => ({ url: '/product/price', body: { customerId: 2_147_483_647, productId: item.productId } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  updatePrice: { ask: () => ({ url: '/product/price/2147483647', body: { version: 1 } }), expected: only(404, 'staffProduct', 'staffAll') },
  deletePrice: { ask: () => '/product/price/2147483647', expected: only(404, 'staffProduct', 'staffAll') },
  storeExcelPrice: {
    ask: () => ({ url: '/product/price/2147483647/excel-price', body: { version: 1 } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  storeMarginPrice: {
    ask: () => ({ url: '/product/price/2147483647/margin-price', body: { version: 1, marginPrice: 20 } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  // 422: let in, but no host is allowed here.
  storeRemotePrice: {
    ask: () => ({ url: '/product/price/2147483647/remote-price', body: { version: 1, remotePrice: { url: 'https://preise.example/' } } }),
    expected: only(422, 'staffProduct', 'staffAll'),
  },
  addFixPrice: {
    ask: () => ({ url: '/product/price/2147483647/fix-price', body: { version: 1, quantity: 1, price: 1 } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  storeLadder: {
    ask: () => ({ url: '/product/price/2147483647/fix-price', body: { version: 1, entries: [{ quantity: 1, price: 1 }] } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  changeFixPrice: {
    ask: () => ({ url: '/product/price/2147483647/fix-price/1', body: { version: 1, price: 1 } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  findPayers: { ask: () => '/product/price/customer?search=aare', expected: only(200, 'staffProduct', 'staffAll') },
  readPlannedPrices: { ask: () => '/product/price/2147483647/planned', expected: only(404, 'staffProduct', 'staffAll') },
  storePlannedPrice: {
    ask: () => ({ url: '/product/price/2147483647/planned', body: { version: 1, validFrom: '2999-01-01', change: { marginPrice: 20 } } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  withdrawPlannedPrice: { ask: () => '/product/price/2147483647/planned/2999-01-01', expected: only(404, 'staffProduct', 'staffAll') },
  previewBulk: {
    ask: () => ({ url: '/product/price/bulk-preview', body: { change: { kind: 'percent', value: 1 }, ids: [] } }),
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  // A row that does not exist: nothing changes.
  changeBulk: {
    ask: () => ({
      url: '/product/price/bulk-change',
      body: { change: { kind: 'percent', value: 1 }, rows: [{ id: 2_147_483_647, version: 1 }] },
    }),
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  undoBulk: {
    ask: () => ({ url: '/product/price/bulk-change/2147483647/undo', body: {} }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  copyPrice: {
    ask: () => ({ url: '/product/price/2147483647/copy', body: { customerIds: [crowd.company.customerId] } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  readInternalPrice: { ask: () => `/product/internal-price?productId=${item.productId}`, expected: only(200, 'staffProduct', 'staffAll') },
  createInternalPrice: {
    ask: () => ({ url: '/product/internal-price', body: { productId: 2_147_483_647, source: 'NONE' } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  updateInternalPrice: {
    ask: () => ({ url: '/product/internal-price/2147483647', body: { version: 1 } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  readPriceList: { ask: () => '/product/price-list', expected: only(200, 'staffProduct', 'staffAll') },
  readPriceListValues: { ask: () => '/product/price-list/values?column=activeStrategy', expected: only(200, 'staffProduct', 'staffAll') },
  readAllPrices: { ask: () => '/product/all-prices', expected: only(200, 'staffProduct', 'staffAll') },
  readAllPricesCsv: { ask: () => '/product/all-prices-csv', expected: only(200, 'staffProduct', 'staffAll') },
  clearPriceCache: { ask: () => '/product/clear-price-cache', expected: only(200, 'staffProduct', 'staffAll') },
  explainPrice: {
    ask: () => ({ url: '/product/price/explain', body: { productId: item.productId, customerId: crowd.company.customerId, quantity: 1 } }),
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  comparePrices: {
    ask: () => `/product/price/compare?productId=${item.productId}&quantities=1,10`,
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  // 422: let in, but no host is allowed here.
  tryRemotePrice: {
    ask: () => ({
      url: '/product/price/remote-test',
      body: { remotePrice: { url: 'https://preise.example/' }, productId: item.productId, quantity: 1 },
    }),
    expected: only(422, 'staffProduct', 'staffAll'),
  },
  sampleRemotePrice: {
    ask: () => ({
      url: '/product/price/remote-sample',
      body: { remotePrice: { url: 'https://preise.example/' }, productId: item.productId, quantities: [1] },
    }),
    expected: only(422, 'staffProduct', 'staffAll'),
  },
  readDefaultRemotePrice: { ask: () => '/product/price/remote-default', expected: only(200, 'staffProduct', 'staffAll') },
  deleteFixPrice: { ask: () => '/product/price/2147483647/fix-price/1', expected: only(404, 'staffProduct', 'staffAll') },
  readGalleryImages: { ask: () => `/product/${item.productId}/gallery-images`, expected: everybody() },
  readAttributes: { ask: () => '/attribute', expected: everybody() },
  readAttributeTypes: { ask: () => '/attribute-type', expected: only(200, 'staffProductMeta', 'staffProduct', 'staffAll') },
  createAttribute: {
    ask: () => ({ url: '/attribute', body: { name: { de: 'Neu', fr: 'Neu', en: 'Neu' }, typeId: 5 } }),
    expected: only(422, 'staffProductMeta', 'staffAll'),
  },
  updateAttribute: {
    ask: () => ({ url: '/attribute/2147483647', body: { version: 1 } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  readTypesWithAttributes: {
    ask: () => '/product-types/with-attributes',
    expected: only(200, 'staffProductMeta', 'staffProduct', 'staffAll'),
  },
  createProductType: {
    ask: () => ({ url: '/product-types', body: { name: 'Neu', reportId: 'nichts' } }),
    expected: only(422, 'staffProductMeta', 'staffAll'),
  },
  updateProductType: {
    ask: () => ({ url: '/product-types/2147483647', body: { version: 1 } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  deleteProductType: { ask: () => '/product-types/2147483647', expected: only(404, 'staffProductMeta', 'staffAll') },
  readExcelPath: { ask: () => '/product-types/excel-path/2147483647', expected: only(404, 'staffProductMeta', 'staffAll') },
  checkTypeWorkbook: {
    ask: () => ({ url: '/product-types/2147483647/workbook-check', body: {} }),
    expected: only(422, 'staffProductMeta', 'staffAll'),
  },
  storeTypeWorkbook: {
    ask: () => ({ url: '/product-types/2147483647/workbook?version=1', body: {} }),
    expected: only(422, 'staffProductMeta', 'staffAll'),
  },
  addTypeAttribute: {
    ask: () => ({ url: '/product-types/2147483647/add-attribute', body: { attributeIds: [1] } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  removeTypeAttribute: {
    ask: () => ({ url: '/product-types/2147483647/remove-attribute', body: { productTypeAttributeIds: [1] } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  updateTypeAttribute: {
    ask: () => ({ url: '/product-types/2147483647/update-attribute', body: { id: 1 } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  readProductTypes: { ask: () => '/product-types', expected: everybody() },
  readProductSummary: { ask: () => '/product/summary', expected: everybody() },
  readNextArticleNumber: {
    ask: () => '/product/next-article-number?productTypeName=Holzkiste',
    expected: only(200, 'staffProduct', 'staffConfigurator', 'staffAll'),
  },
  createProduct: {
    ask: () => ({
      url: '/product',
      body: { sourceProductId: crate.productId, configuration: crate.configuration, name: { de: 'Kiste', fr: 'Caisse', en: 'Crate' } },
    }),
    expected: only(200, 'staffConfigurator', 'staffAll'),
  },
  readProductKinds: { ask: () => '/product/product-kind', expected: office },
  readProductHead: { ask: () => `/product/${item.productId}/head`, expected: only(200, 'staffProduct', 'staffAll') },
  readProductUses: { ask: () => '/product/2147483647/uses', expected: only(404, 'staffProduct', 'staffAll') },
  readUsesOfProducts: { ask: () => '/product/uses?ids=2147483647', expected: only(200, 'staffProduct', 'staffAll') },
  deleteProduct: { ask: () => '/product/2147483647', expected: only(404, 'staffProduct', 'staffAll') },
  restoreProduct: { ask: () => ({ url: '/product/restore/2147483647', body: {} }), expected: only(404, 'staffProduct', 'staffAll') },
  copyRelations: {
    ask: () => ({
      url: '/product/copy-relations',
      body: { fromProductId: item.productId, to: [{ id: 2_147_483_647 }], relations: ['values'] },
    }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  readTransportNeeds: {
    ask: () => `/product/transport-requirements?considerParcel=false&productIds=${item.productId}`,
    expected: only(200, 'staffProduct', 'staffQuote', 'staffAll'),
  },
  readTransportRequirements: { ask: () => '/transport-requirement?perPage=5', expected: only(200, 'staffProduct', 'staffAll') },
  readFreightExample: {
    ask: () => `/transport-requirement/example?productId=${item.productId}&quantity=12&zipCode=8001`,
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  createTransportRequirement: {
    ask: () => ({
      url: '/transport-requirement',
      body: { productId: 2_147_483_647, maxPackage: 0, minSp: 1, quantityForMinSp: 1 },
    }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  changeTransportRequirement: {
    ask: () => ({ url: '/transport-requirement/2147483647', body: { maxPackage: 0, minSp: 1, quantityForMinSp: 1 } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  deleteTransportRequirement: { ask: () => '/transport-requirement/2147483647', expected: only(404, 'staffProduct', 'staffAll') },
  storeCustomerProduct: {
    ask: () => ({ url: '/product/create-product-customer', body: { productId: item.productId, isFavorite: true } }),
    // Staff without a customer have no one to mark it for.
    expected: expectedOf((actor) => (actor === 'anonymous' ? 401 : actor.endsWith('uest') ? 403 : actor.startsWith('staff') ? 404 : 200)),
  },
  readCustomerLogo: {
    ask: () => `/customers/${crowd.company.customerId}/logo`,
    expected: expectedOf((actor) => (actor === 'anonymous' ? 401 : ['company', 'staffCustomer', 'staffAll'].includes(actor) ? 200 : 404)),
  },
  priceCart: {
    ask: () => ({ url: '/product/order-price', body: { cartItems: [item], zipCode: '8001', customerId: crowd.company.customerId } }),
    expected: everybody(),
  },
  readParcelOffer: { ask: () => ({ url: '/product/parcel-offer', body: { cartItems: [item], zipCode: '8001' } }), expected: everybody() },
  evaluateModel: { ask: () => ({ url: '/configurator/evaluate', body: { modelId: 'holzkiste', values: {} } }), expected: everybody() },
  describeModel: { ask: () => '/configurator/models/holzkiste', expected: everybody() },
  readModelFile: { ask: () => '/configurator/files/palettenbox.glb', expected: everybody() },
  exportConfiguration: { ask: () => '/configurator/export/EP_0001?format=csv', expected: everybody() },
  readHolidays: { ask: () => '/calendar/holidays?year=2027', expected: everybody() },
  readDeliveryDates: { ask: () => '/calendar/delivery', expected: everybody() },
  estimateShipping: { ask: () => '/shipping/estimate?zipCode=8001&spaces=2', expected: everybody() },
  readPlaces: { ask: () => '/shipping/place?zipCode=8001', expected: everybody() },
  findStreets: { ask: () => '/shipping/street?street=Seestr&zipCode=8002', expected: everybody() },
  // The company orders by list; all staff may.
  readTrucks: { ask: () => '/shipping/truck', expected: quickOrderers },
  readTruckFilling: {
    ask: () => ({ url: '/shipping/truck-filling', body: { cartItems: [item], zipCode: '8001' } }),
    expected: quickOrderers,
  },
  createCustomer: {
    ask: () => ({ url: '/customers', body: { guest: true, contactPerson: { lastName: 'Muster', email: 'neu@muster.example' } } }),
    expected: everybody(),
  },
  readAddresses: {
    ask: () => `/customer/${crowd.customer.customerId}/address`,
    expected: ownerAnd('staffCustomer', 'staffQuote', 'staffAll'),
  },
  createAddress: {
    ask: () => ({ url: `/customer/${crowd.customer.customerId}/address`, body: address }),
    expected: ownerAnd('staffCustomer', 'staffAll'),
  },
  updateAddress: {
    ask: () => ({ url: `/customer/${crowd.customer.customerId}/address`, body: { ...address, id: crowd.customer.addressId } }),
    expected: ownerAnd('staffCustomer', 'staffAll'),
  },
  updateAddressById: {
    ask: () => ({ url: `/customer/${crowd.customer.customerId}/address/${crowd.customer.addressId}`, body: address }),
    expected: ownerAnd('staffCustomer', 'staffAll'),
  },
  // An address that does not exist, otherwise the first permitted caller would leave none for the others.
  deleteAddress: {
    ask: () => `/customer/${crowd.customer.customerId}/address/2147483647`,
    expected: expectedOf((actor) => (actor === 'anonymous' ? 401 : 404)),
  },
  readCustomers: { ask: () => `/customers?ids=${crowd.customer.customerId}`, expected: anySession },
  readCustomerValues: { ask: () => '/customers/values?column=status', expected: only(200, 'staffQuote', 'staffCustomer', 'staffAll') },
  updateCustomer: {
    ask: () => ({ url: '/customers', body: { id: crowd.customer.customerId } }),
    expected: ownerAnd('staffCustomer', 'staffAll'),
  },
  readCustomer: {
    ask: () => `/customers/${crowd.customer.customerId}`,
    expected: only(200, 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  readCustomerMails: {
    ask: () => `/customers/${crowd.customer.customerId}/mails`,
    expected: only(200, 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  readOwnPrices: {
    ask: () => `/customers/${crowd.company.customerId}/prices`,
    expected: only(200, 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  // It has orders, so it is kept.
  readCustomerUses: { ask: () => `/customers/${crowd.customer.customerId}/uses`, expected: only(200, 'staffCustomer', 'staffAll') },
  deleteCustomer: { ask: () => `/customers/${crowd.customer.customerId}`, expected: only(409, 'staffCustomer', 'staffAll') },
  previewMerge: {
    ask: () => `/customers/${crowd.customer.customerId}/merge?from=${crowd.company.customerId}`,
    expected: only(200, 'staffCustomer', 'staffAll'),
  },
  // A version that never existed.
  mergeCustomer: {
    ask: () => ({ url: `/customers/${crowd.customer.customerId}/merge`, body: { from: crowd.company.customerId, version: 99_999 } }),
    expected: only(409, 'staffCustomer', 'staffAll'),
  },
  exportCustomer: { ask: () => `/customers/${crowd.customer.customerId}/export`, expected: ownerAnd('staffCustomer', 'staffAll') },
  // Without password, version and reason.
  eraseCustomer: {
    ask: () => ({ url: `/customers/${crowd.customer.customerId}/erase`, body: {} }),
    expected: expectedOf((actor) => (actor === 'anonymous' ? 401 : ['customer', 'staffCustomer', 'staffAll'].includes(actor) ? 422 : 404)),
  },
  storeCustomerLogo: {
    ask: () => ({ url: `/customers/${crowd.customer.customerId}/logo`, body: { version: 1, content: 'AAAA' } }),
    expected: only(422, 'staffCustomer', 'staffAll'),
  },
  deleteCustomerLogo: { ask: () => `/customers/${crowd.customer.customerId}/logo`, expected: only(404, 'staffCustomer', 'staffAll') },
  readCustomerFiles: {
    ask: () => `/customers/${crowd.customer.customerId}/media`,
    expected: only(200, 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  storeCustomerFile: {
    ask: () => ({ url: `/customers/${crowd.customer.customerId}/media`, body: { version: 1, name: 'x', content: 'AAAA' } }),
    expected: only(422, 'staffCustomer', 'staffAll'),
  },
  readCustomerFile: {
    ask: () => `/customers/${crowd.customer.customerId}/media/1`,
    expected: only(404, 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  deleteCustomerFile: { ask: () => `/customers/${crowd.customer.customerId}/media/1`, expected: only(404, 'staffCustomer', 'staffAll') },
  inviteCustomerUser: {
    ask: () => ({ url: `/customers/${crowd.customer.customerId}/users`, body: { version: 99_999, email: 'neu@muster.example' } }),
    expected: only(409, 'staffCustomer', 'staffAll'),
  },
  remindCustomerUser: {
    ask: () => ({ url: `/customers/${crowd.customer.customerId}/users/${customerUserId}/invitation`, body: { version: 99_999 } }),
    expected: only(409, 'staffCustomer', 'staffAll'),
  },
  changeCustomerUser: {
    ask: () => ({ url: `/customers/${crowd.customer.customerId}/users/${customerUserId}`, body: { version: 99_999, active: false } }),
    expected: only(409, 'staffCustomer', 'staffAll'),
  },
  readOrderSettings: {
    ask: () => `/customers/${crowd.customer.customerId}/customer-order-settings`,
    expected: ownerAnd('staffCustomer', 'staffAll'),
  },
  readPaymentTerms: {
    ask: () => `/payment-term?customerId=${crowd.customer.customerId}`,
    expected: ownerAnd('staffQuote', 'staffCustomer', 'staffAll'),
  },
  readSkonti: {
    ask: () => `/skonto?customerId=${crowd.customer.customerId}`,
    expected: ownerAnd('staffQuote', 'staffCustomer', 'staffAll'),
  },
  requestQuote: { ask: () => ({ url: '/quote', body: orderBody(crowd.customer, [item]) }), expected: ownerAnd('staffQuote', 'staffAll') },
  // 415: permitted callers are told that this is no form.
  addQuoteFile: {
    ask: () => ({ url: `/quote/${theirQuote.id}/file`, body: {} }),
    expected: granted(415, ownerAnd('staffQuote', 'staffAll')),
  },
  readQuoteFiles: { ask: () => `/quote/${theirQuote.id}/file`, expected: ownerAnd('staffQuote', 'staffAll') },
  openQuoteFile: { ask: () => `/quote/${theirQuote.id}/file/2147483647`, expected: granted(404, ownerAnd()) },
  readQuotes: { ask: () => '/quote', expected: anySession },
  readQuote: { ask: () => `/quote/${theirQuote.id}`, expected: ownerAnd('staffQuote', 'staffAll') },
  // A version that never existed: permitted callers are told so, and the quote stays unchanged.
  changeQuote: { ask: () => ({ url: `/quote/${theirQuote.id}`, body: { version: 99 } }), expected: only(409, 'staffQuote', 'staffAll') },
  withdrawQuote: { ask: () => '/quote/2147483647', expected: only(404, 'staffQuote', 'staffAll') },
  copyQuote: { ask: () => ({ url: '/quote/copy', body: { id: theirQuote.id } }), expected: only(200, 'staffQuote', 'staffAll') },
  previewQuote: {
    ask: () => ({ url: `/quote/${theirQuote.id}/preview`, body: { version: 99 } }),
    expected: only(409, 'staffQuote', 'staffAll'),
  },
  readQuoteMargin: { ask: () => `/quote/${theirQuote.id}/margin`, expected: only(200, 'staffQuote', 'staffAll') },
  releaseQuoteMargin: {
    ask: () => ({ url: `/quote/${theirQuote.id}/release`, body: { version: 99, reason: 'Messe' } }),
    expected: only(409, 'staffAll'),
  },
  readQuoteVersion: { ask: () => `/quote/${theirQuote.id}/version/7`, expected: only(404, 'staffQuote', 'staffAll') },
  readQuoteRenewal: { ask: () => `/quote/${theirQuote.id}/renewal`, expected: only(200, 'staffQuote', 'staffAll') },
  loseQuote: {
    ask: () => ({ url: `/quote/${theirQuote.id}/lost`, body: { version: 99, reason: 'price' } }),
    expected: only(409, 'staffQuote', 'staffAll'),
  },
  notifyCustomerOfQuote: { ask: () => `/quote/${theirQuote.id}/notification`, expected: only(200, 'staffQuote', 'staffAll') },
  // Link and pin are the only key, for any caller; the owner's log-in does not replace them.
  readQuoteForCheckout: { ask: () => `/quote/for-checkout?uuid=${theirQuote.uuid}&pin=0000`, expected: everybody(404) },
  printQuote: { ask: () => `/quote/for-checkout/document?uuid=${theirQuote.uuid}&pin=0000`, expected: everybody(404) },
  answerQuote: {
    ask: () => ({ url: '/quote/for-checkout/message', body: { uuid: theirQuote.uuid, pin: '0000', kind: 'change', text: 'x' } }),
    expected: everybody(404),
  },
  orderFromQuote: {
    ask: () => ({ url: '/order/from-quote', body: { uuid: theirQuote.uuid, pin: '0000', versionNumber: 1, termsAccepted: true } }),
    expected: everybody(404),
  },
  placeOrder: { ask: () => ({ url: '/order', body: orderBody(crowd.customer, [item]) }), expected: ownerAnd('staffQuote', 'staffAll') },
  readOrders: { ask: () => '/order', expected: anySession },
  readHistory: {
    ask: () => `/history?kind=order&id=${theirs.id}`,
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  readNotes: { ask: () => `/note?kind=order&id=${theirs.id}`, expected: only(200, 'staffQuote', 'staffAll') },
  createNote: {
    ask: () => ({ url: '/note', body: { kind: 'quote', id: theirQuote.id, text: 'Notiz' } }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  readMention: {
    ask: () => ({ url: '/note/2147483647/read', body: {} }),
    expected: expectedOf((actor) => (actor === 'anonymous' ? 401 : office[actor] === 200 ? 404 : 403)),
  },
  // A version that never existed: permitted callers are told so, and nothing changes.
  storeFollowUp: {
    ask: () => ({ url: '/follow-up', body: { kind: 'order', id: theirs.id, assigneeId: null, day: null, tags: [], version: 99 } }),
    expected: only(409, 'staffQuote', 'staffAll'),
  },
  readFigures: { ask: () => '/figure', expected: only(200, 'staffQuote', 'staffAll') },
  readFigureReport: { ask: () => '/figure/report?from=2026-01&to=2026-11', expected: only(200, 'staffQuote', 'staffAll') },
  readFollowUps: { ask: () => '/follow-up', expected: office },
  readQuoteValues: { ask: () => '/quote/values?column=city', expected: only(200, 'staffQuote', 'staffAll') },
  readToday: { ask: () => '/today', expected: office },
  readDoneToday: { ask: () => '/today/done?desk=dispatch', expected: only(200, 'staffQuote', 'staffAll') },
  // 422: let in, but this is no file.
  importBankFile: { ask: () => ({ url: '/bank-import', body: {} }), expected: only(422, 'staffAll') },
  readBankImports: { ask: () => '/bank-import', expected: only(200, 'staffAll') },
  readBankImport: { ask: () => '/bank-import/2000000000', expected: only(404, 'staffAll') },
  findBankTargets: { ask: () => '/bank-target?text=a', expected: only(200, 'staffAll') },
  matchBankRows: {
    ask: () => ({ url: '/bank-import/2000000000', body: { version: 1, rows: [{ id: 1 }] } }),
    expected: only(404, 'staffAll'),
  },
  applyBankImport: {
    ask: () => ({ url: '/bank-import/2000000000/apply', body: { version: 1, rows: 1, amount: 1 } }),
    expected: only(404, 'staffAll'),
  },
  discardBankImport: { ask: () => ({ url: '/bank-import/2000000000/discard', body: { version: 1 } }), expected: only(404, 'staffAll') },
  undoBankImport: { ask: () => ({ url: '/bank-import/2000000000/undo', body: { version: 1 } }), expected: only(404, 'staffAll') },
  importTable: { ask: () => ({ url: '/import?kind=product', body: {} }), expected: only(422, 'staffProduct', 'staffAll') },
  readImports: { ask: () => '/import', expected: only(200, 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll') },
  readImport: { ask: () => '/import/2000000000', expected: only(404, 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll') },
  readImportRows: { ask: () => '/import/2000000000/row', expected: only(404, 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll') },
  changeImport: {
    ask: () => ({ url: '/import/2000000000', body: { version: 1 } }),
    expected: only(404, 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  applyImport: {
    ask: () => ({ url: '/import/2000000000/apply', body: { version: 1, rows: 1 } }),
    expected: only(404, 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  undoImport: {
    ask: () => ({ url: '/import/2000000000/undo', body: { version: 1 } }),
    expected: only(404, 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  discardImport: {
    ask: () => ({ url: '/import/2000000000/discard', body: { version: 1 } }),
    expected: only(404, 'staffProduct', 'staffQuote', 'staffCustomer', 'staffAll'),
  },
  readStatusFile: { ask: () => ({ url: '/import-ax/file', body: {} }), expected: only(422, 'staffQuote', 'staffAll') },
  readOrderExports: { ask: () => '/erp-export', expected: only(200, 'staffQuote', 'staffAll') },
  exportOrders: { ask: () => ({ url: '/erp-export', body: { again: 2_000_000_000 } }), expected: only(404, 'staffQuote', 'staffAll') },
  readOrderExport: { ask: () => '/erp-export/2000000000/file', expected: only(404, 'staffQuote', 'staffAll') },
  readOrderTemplate: {
    ask: () => ({ url: '/import-customer-order/from-template-cppumpen', body: {} }),
    expected: only(422, 'staffQuote', 'staffAll'),
  },
  updateOrderStatus: {
    ask: () => ({ url: '/import-ax/update-order-status', body: { id: 2_000_000_000, version: 1, rows: 1 } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  exportTable: { ask: () => '/export/product', expected: only(200, 'staffProduct', 'staffAll') },
  readOrderValues: { ask: () => '/order/values?column=city', expected: only(200, 'staffQuote', 'staffAll') },
  readPositionConfigurations: { ask: () => `/order/position/configuration?ids=${theirs.positionId}`, expected: anySession },
  readOrderByLink: { ask: () => `/order-by-link/${theirs.uuid}`, expected: everybody() },
  readOrder: { ask: () => `/order/${theirs.id}`, expected: ownerAnd('staffQuote', 'staffAll') },
  // 200: let in, and the order is in that state already.
  changeOrderState: {
    ask: () => ({ url: `/order/${theirs.id}/state`, body: { orderStatusId: 1, version: 1 } }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  // 200: let in, and production has not begun already.
  startProduction: {
    ask: () => ({ url: `/order/${theirs.id}/production`, body: { started: false, version: 1 } }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  // A version that never existed: permitted callers are told so, and the order stays unchanged.
  changeOrder: { ask: () => ({ url: `/order/${theirs.id}`, body: { version: 99 } }), expected: only(409, 'staffQuote', 'staffAll') },
  copyOrder: { ask: () => ({ url: '/order/copy', body: { id: theirs.id } }), expected: only(200, 'staffQuote', 'staffAll') },
  cancelOrder: { ask: () => '/order/2147483647', expected: only(404, 'staffQuote', 'staffAll') },
  readOrderChange: { ask: () => `/order/${theirs.id}/change`, expected: only(200, 'staffQuote', 'staffAll') },
  stageOrderChange: {
    ask: () => ({ url: `/order/${theirs.id}/change`, body: { version: 99 } }),
    expected: only(409, 'staffQuote', 'staffAll'),
  },
  // 404: let in, but no change is waiting.
  applyOrderChange: {
    ask: () => ({ url: `/order/${theirs.id}/change/apply`, body: { version: 1, changeVersion: 1 } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  askOrderChange: {
    ask: () => ({ url: `/order/${theirs.id}/change/ask`, body: { version: 1, changeVersion: 1 } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  discardOrderChange: {
    ask: () => ({ url: `/order/${theirs.id}/change/discard`, body: { changeVersion: 1 } }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  // The link of the order is the only key, for any caller.
  readOrderWishes: { ask: () => `/order-by-link/${theirs.uuid}/wish`, expected: everybody(200) },
  writeOrderWish: { ask: () => ({ url: `/order-by-link/${theirs.uuid}/wish`, body: { kind: 'cancel' } }), expected: everybody(200) },
  // Into an account only, and only what was placed as a guest.
  takeOrder: {
    ask: () => ({ url: `/order-by-link/${theirs.uuid}/take`, body: {} }),
    expected: expectedOf((actor) =>
      actor === 'anonymous' ? 401 : actor === 'customer' ? 200 : actor.endsWith('uest') || actor.startsWith('staff') ? 403 : 422,
    ),
  },
  // The link in the mail is the only key, for any caller.
  readChangeByLink: { ask: () => `/order-change-by-link/${theirs.uuid}`, expected: everybody(404) },
  answerChangeByLink: {
    ask: () => ({ url: `/order-change-by-link/${theirs.uuid}`, body: { answer: 'ACCEPTED' } }),
    expected: everybody(404),
  },
  readDeliveries: { ask: () => '/delivery', expected: only(200, 'staffQuote', 'staffAll') },
  readDeliveryValues: { ask: () => '/delivery/values?column=city', expected: only(200, 'staffQuote', 'staffAll') },
  readWorkOrders: { ask: () => '/work-order?from=2026-11-23&to=2026-11-29', expected: only(200, 'staffQuote', 'staffAll') },
  readWorkOrder: { ask: () => '/work-order/999999', expected: only(404, 'staffQuote', 'staffAll') },
  moveWorkOrder: {
    ask: () => ({ url: '/work-order/999999/day', body: { version: 1, day: '2026-12-02' } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  splitWorkOrder: {
    ask: () => ({ url: '/work-order/999999/split', body: { version: 1, quantity: 1 } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  bookStation: {
    ask: () => ({ url: '/work-order/999999/station', body: { station: 'SAW', booking: 'BEGIN' } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  planCut: { ask: () => '/production/cut-plan?workOrderIds=999999', expected: only(404, 'staffQuote', 'staffAll') },
  bookCut: {
    ask: () => ({ url: '/production/cut-plan', body: { workOrderIds: [999999], hash: 'x' } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  readOffcuts: { ask: () => '/production/offcut', expected: only(200, 'staffQuote', 'staffAll') },
  markMissing: {
    ask: () => ({
      url: '/production/missing-material',
      body: { material: 'spruce', thicknessMm: 7, widthMm: 7, missing: false },
    }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  removeOffcut: { ask: () => '/production/offcut/999999', expected: only(404, 'staffQuote', 'staffAll') },
  printSheets: { ask: () => '/production/document?workOrderIds=999999', expected: only(404, 'staffQuote', 'staffAll') },
  readProductionLoad: {
    ask: () => '/production/load?from=2026-11-23&to=2026-11-29',
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  readTruckDay: { ask: () => '/truck-day/2026-12-02', expected: only(200, 'staffQuote', 'staffAll') },
  packTruckDay: { ask: () => ({ url: '/truck-day/2026-12-02/pack', body: {} }), expected: only(200, 'staffQuote', 'staffAll') },
  // 409: let in, but there is no seventh version.
  saveTruckDay: {
    ask: () => ({ url: '/truck-day/2026-12-02', method: 'PUT', body: { version: 7, rounds: [] } }),
    expected: only(409, 'staffQuote', 'staffAll'),
  },
  readDrives: { ask: () => '/truck-day/2026-12-02/drive', expected: only(200, 'staffQuote', 'staffAll') },
  // 422: let in, but no plan of that day is saved.
  releaseDrive: {
    ask: () => ({ url: '/truck-day/2026-12-02/drive/1', method: 'PUT', body: { version: 0, driver: 'Reto' } }),
    expected: only(422, 'staffQuote', 'staffAll'),
  },
  // The link is the only key, for any caller.
  readDrive: { ask: () => `/drive/${'x'.repeat(43)}`, expected: everybody(404) },
  reportStop: {
    ask: () => ({
      url: `/drive/${'x'.repeat(43)}/report`,
      body: {
        orderId: 1,
        lines: [{ positionId: 1, quantity: 1, reason: null }],
        receivedBy: '',
        note: '',
        signature: [],
        reportedAt: '2026-12-02T09:00:00Z',
      },
    }),
    expected: everybody(404),
  },
  // 404: the link is the only key, and is read before the photo.
  addStopPhoto: { ask: () => ({ url: `/drive/${'x'.repeat(43)}/stop/1/photo`, body: {} }), expected: everybody(404) },
  readHandoverPhotos: { ask: () => '/order/999999/handover-photo', expected: only(200, 'staffQuote', 'staffAll') },
  openHandoverPhoto: { ask: () => '/order/999999/handover-photo/1', expected: only(404, 'staffQuote', 'staffAll') },
  readLoadPlan: { ask: () => '/truck-day/2026-12-02/document?truckId=999', expected: only(404, 'staffQuote', 'staffAll') },
  // 404: let in, but there is no such record.
  makeDelivery: {
    ask: () => ({ url: '/delivery', body: { orderId: 999_999, version: 1, day: '2026-11-25', deliveryType: 'TRUCK' } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  takeBackDelivery: {
    ask: () => ({ url: '/delivery/999999/take-back', body: { version: 1, reason: 'Versehen' } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  readDeliveryDocument: { ask: () => `/delivery/${theirDelivery}/document`, expected: ownerAnd('staffQuote', 'staffAll') },
  // 404: let in, but there is no such record.
  creditInvoice: {
    ask: () => ({ url: '/invoice/999999/credit', body: { version: 1, reason: 'Bruch' } }),
    expected: only(404, 'staffAll'),
  },
  sendInvoice: { ask: () => ({ url: '/invoice/999999/notification', body: {} }), expected: only(404, 'staffQuote', 'staffAll') },
  readCreditNoteDocument: {
    ask: () => '/credit-note/999999/document',
    expected: expectedOf((actor) => (actor === 'anonymous' ? 401 : 404)),
  },
  readInvoiceDocument: { ask: () => `/invoice/${theirInvoice}/document`, expected: ownerAnd('staffQuote', 'staffAll') },
  readOrderCalendar: { ask: () => `/order-by-link/${theirs.uuid}/calendar`, expected: everybody() },

  readOrderPapers: { ask: () => `/order-by-link/${theirs.uuid}/papers`, expected: everybody() },
  // 404: the paper belongs to another order.
  printPaperByLink: { ask: () => `/order-by-link/${theirs.uuid}/paper/invoice/${theirInvoice}`, expected: everybody(404) },
  readInvoices: { ask: () => '/invoice', expected: anySession },
  readInvoiceValues: { ask: () => '/invoice/values?column=state', expected: only(200, 'staffQuote', 'staffAll') },
  readInvoice: { ask: () => `/invoice/${theirInvoice}`, expected: ownerAnd('staffQuote', 'staffAll') },
  makeInvoice: {
    ask: () => ({ url: '/invoice', body: { orderId: 999_999, version: 1 } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  collectInvoices: {
    ask: () => ({ url: '/invoice/collect', body: { customerId: 999_999, until: '2026-11-23' } }),
    expected: only(422, 'staffQuote', 'staffAll'),
  },
  changeInvoice: {
    ask: () => ({ method: 'PUT', url: '/invoice/999999', body: { version: 1, disputed: true } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  readSetting: { ask: () => '/setting/marginFloor', expected: only(200, 'staffAll') },
  readSettings: { ask: () => '/setting', expected: only(200, 'staffAll') },
  changeSettings: {
    ask: () => ({ url: '/setting', body: { changes: [{ key: 'nothing', value: true }] } }),
    expected: only(404, 'staffAll'),
  },
  readStandIns: { ask: () => '/dev/stand-in', expected: only(200, 'staffAll') },
  setStandInFault: {
    ask: () => ({ url: '/dev/stand-in/price/fault', body: { operation: 'price', fault: 'x' } }),
    expected: only(422, 'staffAll'),
  },
  forgetStandInFaults: { ask: () => ({ url: '/dev/stand-in/price/forget', body: {} }), expected: only(200, 'staffAll') },
  readOperation: { ask: () => '/dev/operation', expected: only(200, 'staffAll') },
  retryQueue: { ask: () => ({ url: '/dev/operation/mail/retry', body: {} }), expected: only(200, 'staffAll') },
  readProductFeed: { ask: () => '/feed/products.json', expected: everybody() },
  readPartnerOrders: { ask: () => '/partner/order', expected: everybody(401) },
  readPartnerOrder: { ask: () => `/partner/order/${theirs.id}`, expected: everybody(401) },
  readIntegrations: { ask: () => '/integration', expected: only(200, 'staffAll') },
  createApiKey: {
    ask: () => ({ url: '/integration/key', body: { name: 'ERP', customerId: crowd.customer.customerId, scopes: ['orders'] } }),
    expected: only(200, 'staffAll'),
  },
  revokeApiKey: { ask: () => '/integration/key/2147483647', expected: only(404, 'staffAll') },
  createWebhook: {
    ask: () => ({ url: '/integration/webhook', body: { url: 'https://127.0.0.1/', events: ['order.created'] } }),
    expected: only(422, 'staffAll'),
  },
  changeWebhook: { ask: () => ({ url: '/integration/webhook/2147483647', body: { version: 1 } }), expected: only(404, 'staffAll') },
  deleteWebhook: { ask: () => '/integration/webhook/2147483647', expected: only(404, 'staffAll') },
  replayDelivery: { ask: () => ({ url: '/integration/delivery/2147483647/replay', body: {} }), expected: only(404, 'staffAll') },
  readPages: { ask: () => '/page', expected: only(200, 'staffAll') },
  readPage: { ask: () => '/page/agb', expected: only(200, 'staffAll') },
  writePage: {
    ask: () => ({ method: 'PUT', url: '/page/agb', body: { version: 0 } }),
    expected: only(400, 'staffAll'),
  },
  discardPage: { ask: () => '/page/gibt-es-nicht/draft?version=1', expected: only(404, 'staffAll') },
  publishPage: { ask: () => ({ method: 'POST', url: '/page/agb/publish', body: { version: 0 } }), expected: only(422, 'staffAll') },
  readOwnTexts: { ask: () => '/own-text', expected: only(200, 'staffAll') },
  readOwnText: { ask: () => '/own-text/quote.ready', expected: only(200, 'staffAll') },
  changeOwnText: {
    ask: () => ({ method: 'PUT', url: '/own-text/quote.ready', body: { version: 0, own: { de: 'ohne Nummer' } } }),
    expected: only(422, 'staffAll'),
  },
  previewOwnText: { ask: () => '/own-text/quote.ready/preview?language=de', expected: only(200, 'staffAll') },
  printOwnText: { ask: () => '/own-text/quote.ready/paper?language=de', expected: only(404, 'staffAll') },
  readTermsRecords: { ask: () => '/terms', expected: only(200, 'staffAll') },
  createTruck: {
    ask: () => ({
      url: '/shipping/truck',
      body: { name: { de: 'A', fr: 'A', en: 'A' }, height: 2000, length: 4000, width: 2000, loadMeter: 4, maxParkingLots: 8 },
    }),
    expected: only(200, 'staffAll'),
  },
  changeTruck: {
    ask: () => ({
      url: '/shipping/truck',
      body: {
        id: 2_147_483_647,
        version: 1,
        name: { de: 'A', fr: 'A', en: 'A' },
        height: 2000,
        length: 4000,
        width: 2000,
        loadMeter: 4,
        maxParkingLots: 8,
      },
    }),
    expected: only(404, 'staffAll'),
  },
  readTruckUses: { ask: () => '/shipping/truck/2147483647/uses', expected: only(404, 'staffAll') },
  readPaymentTermUses: { ask: () => '/payment-term/2147483647/uses', expected: only(404, 'staffAll') },
  readSkontoUses: { ask: () => '/skonto/2147483647/uses', expected: only(404, 'staffAll') },
  deleteTruck: { ask: () => '/shipping/truck/2147483647', expected: only(404, 'staffAll') },
  createPaymentTerm: {
    ask: () => ({ url: '/payment-term', body: { name: { de: 'A', fr: 'A', en: 'A' }, days: 5 } }),
    expected: only(200, 'staffAll'),
  },
  changePaymentTerm: {
    ask: () => ({ url: '/payment-term', body: { id: 2_147_483_647, version: 1, name: { de: 'A', fr: 'A', en: 'A' }, days: 5 } }),
    expected: only(404, 'staffAll'),
  },
  deletePaymentTerm: { ask: () => '/payment-term/2147483647', expected: only(404, 'staffAll') },
  createSkonto: {
    ask: () => ({ url: '/skonto', body: { name: { de: 'A', fr: 'A', en: 'A' }, percent: 1, days: 5 } }),
    expected: only(200, 'staffAll'),
  },
  changeSkonto: {
    ask: () => ({ url: '/skonto', body: { id: 2_147_483_647, version: 1, name: { de: 'A', fr: 'A', en: 'A' }, percent: 1, days: 5 } }),
    expected: only(404, 'staffAll'),
  },
  deleteSkonto: { ask: () => '/skonto/2147483647', expected: only(404, 'staffAll') },
  previewSettings: { ask: () => ({ url: '/setting/effect', body: { changes: [] } }), expected: only(200, 'staffAll') },
  readCompany: { ask: () => '/company', expected: only(200, 'staffAll') },
  changeCompany: { ask: () => ({ url: '/company', body: { version: 2_147_483_647 } }), expected: only(409, 'staffAll') },
  readOwnDays: { ask: () => '/holiday', expected: only(200, 'staffAll') },
  storeOwnDay: {
    ask: () => ({ url: '/holiday/2027-05-14', body: { working: false, name: { de: 'Brücke', fr: '', en: '' } } }),
    expected: only(200, 'staffAll'),
  },
  removeOwnDay: { ask: () => '/holiday/2028-02-01', expected: only(404, 'staffAll') },
  changeSetting: {
    ask: () => ({ method: 'PUT', url: '/setting/marginFloor', body: { value: true } }),
    expected: only(422, 'staffAll'),
  },
  readOrderPayment: { ask: () => `/order-by-link/${theirs.uuid}/payment`, expected: everybody() },
  // 422: let in by the link, but the order does not wait for a payment.
  payOrder: { ask: () => ({ url: `/order-by-link/${theirs.uuid}/payment`, body: { paymentMethodId: 100 } }), expected: everybody(422) },
  // Only the provider's signature is accepted, for any caller.
  receivePaymentNotice: { ask: () => ({ url: '/payment/webhook', body: { entityId: 1 } }), expected: everybody(401) },
  refundOrder: { ask: () => ({ url: `/order/${theirs.id}/refund`, body: {} }), expected: only(422, 'staffQuote', 'staffAll') },
  readPaymentEntries: { ask: () => '/payment-entry', expected: only(200, 'staffQuote', 'staffAll') },
  readPaymentEntryValues: { ask: () => '/payment-entry/values?column=kind', expected: only(200, 'staffQuote', 'staffAll') },
  readOrderMoney: { ask: () => `/order/${theirs.id}/money`, expected: only(200, 'staffQuote', 'staffAll') },
  readOpenItems: { ask: () => '/open-item', expected: only(200, 'staffQuote', 'staffAll') },
  readOpenItemValues: { ask: () => '/open-item/values?column=age', expected: only(200, 'staffQuote', 'staffAll') },
  // 422: let in, but a payment needs something to pay.
  recordPayment: {
    ask: () => ({ url: '/payment-entry', body: { amount: 1, day: '2026-11-23' } }),
    expected: only(422, 'staffQuote', 'staffAll'),
  },
  makeReminders: { ask: () => ({ url: '/reminder', body: { dryRun: true } }), expected: only(200, 'staffAll') },
  readReminderDocument: { ask: () => '/reminder/1/document', expected: expectedOf((actor) => (actor === 'anonymous' ? 401 : 404)) },
  readStatement: { ask: () => `/customers/${crowd.customer.customerId}/statement`, expected: ownerAnd('staffQuote', 'staffAll') },
  // 404: let in, but there is no such entry.
  reversePayment: { ask: () => ({ url: '/payment-entry/1/reverse', body: { reason: 'x' } }), expected: only(404, 'staffAll') },
  drawProduct: { ask: () => '/media/product-overview/EP_0001', expected: everybody() },
  readMedia: { ask: () => '/media/1', expected: everybody() },
  readMediaFile: { ask: () => '/media/images/default-order-position-composite.svg', expected: everybody() },
  readFiles: { ask: () => '/file', expected: only(200, 'staffCategory', 'staffProductMeta', 'staffProduct', 'staffAll') },
  readShownSizes: { ask: () => '/file/2147483647/shown', expected: only(404, 'staffProduct', 'staffAll') },
  changeFiles: {
    ask: () => ({ url: '/file', body: { rows: [{ id: 2_147_483_647, version: 1, changes: {} }] } }),
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  // 415: permitted callers are told that this is no form.
  uploadFiles: { ask: () => ({ url: '/file', body: {} }), expected: only(415, 'staffProduct', 'staffAll') },
  renameFile: {
    ask: () => ({ url: '/file/rename-file', body: { oldName: '/a/b.png', newName: 'c.png' } }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  deleteFile: { ask: () => '/file/a/b.png', expected: only(404, 'staffProduct', 'staffAll') },
  refreshFiles: { ask: () => ({ url: '/file/refresh-resources', body: {} }), expected: only(200, 'staffProduct', 'staffAll') },
  readPicture: { ask: () => `/media/picture/${'0'.repeat(64)}`, expected: everybody(404) },
  readModels: { ask: () => '/model', expected: only(200, 'staffProductMeta', 'staffProduct', 'staffAll') },
  readModel: { ask: () => '/model/holzkiste', expected: only(200, 'staffProductMeta', 'staffProduct', 'staffAll') },
  readModelVersion: { ask: () => '/model/holzkiste/version/1', expected: only(200, 'staffProductMeta', 'staffProduct', 'staffAll') },
  compareModelVersions: {
    ask: () => '/model/holzkiste/compare?from=1&to=1',
    expected: only(200, 'staffProductMeta', 'staffProduct', 'staffAll'),
  },
  // 404: let in, but there is no such model or draft.
  makeModelDraft: {
    ask: () => ({ url: '/model/nothing/draft', body: { version: 1, from: 1 } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  saveModelDraft: {
    ask: () => ({
      method: 'PUT',
      url: '/model/nothing/draft',
      body: { version: 1, document: { id: 'nothing' }, cost: null, examples: [] },
    }),
    expected: only(404, 'staffProductMeta', 'staffProduct', 'staffAll'),
  },
  deleteModelDraft: {
    ask: () => ({ method: 'DELETE', url: '/model/nothing/draft?version=1', body: {} }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  evaluateModelDraft: {
    ask: () => ({ url: '/model/nothing/evaluate', body: { document: { id: 'nothing' }, cost: null, examples: [], values: {} } }),
    expected: only(404, 'staffProductMeta', 'staffProduct', 'staffAll'),
  },
  checkModelDraft: {
    ask: () => ({ url: '/model/nothing/draft/check', body: { version: 1 } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  foreseeModelDraft: {
    ask: () => ({ url: '/model/nothing/draft/impact', body: { version: 1 } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  readStock: { ask: () => '/stock', expected: only(200, 'staffProductMeta', 'staffProduct', 'staffAll') },
  storeStock: {
    ask: () => ({ url: '/stock', body: { version: 1 } }),
    expected: only(400, 'staffProductMeta', 'staffProduct', 'staffAll'),
  },
  readMaterialPrices: { ask: () => '/material-price', expected: only(200, 'staffProduct', 'staffAll') },
  readMaterialPriceList: { ask: () => '/material-price/1', expected: only(200, 'staffProduct', 'staffAll') },
  foreseeMaterialPrices: {
    ask: () => ({ url: '/material-price/impact', body: { prices: { schema: 1, chfPerHour: 72, prices: {} } } }),
    expected: only(200, 'staffProduct', 'staffAll'),
  },
  // 422: let in, but the day is in the past.
  storeMaterialPrices: {
    ask: () => ({
      method: 'PUT',
      url: '/material-price',
      body: { version: 1, validFrom: '2026-01-01', prices: { schema: 1, chfPerHour: 72, prices: {} } },
    }),
    expected: only(422, 'staffProduct', 'staffAll'),
  },
  withdrawMaterialPrices: {
    ask: () => ({ method: 'DELETE', url: '/material-price/99?version=1', body: {} }),
    expected: only(404, 'staffProduct', 'staffAll'),
  },
  publishModelDraft: {
    ask: () => ({ url: '/model/nothing/publish', body: { version: 1 } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  rollBackModel: {
    ask: () => ({ url: '/model/nothing/rollback', body: { version: 1, number: 1 } }),
    expected: only(404, 'staffProductMeta', 'staffAll'),
  },
  readMails: { ask: () => '/dev/mails', expected: only(200, 'staffQuote', 'staffAll') },
  // The first mail is about an order; others are only shown to those who manage the shop: order-desk.test.ts.
  readMail: { ask: () => '/dev/mails/1', expected: only(200, 'staffQuote', 'staffAll') },
  readArtworkInvoice: { ask: () => ({ url: '/koller', body: {} }), expected: only(422, 'staffQuote', 'staffAll') },
  validateArtworkAddress: {
    ask: () => ({ url: '/koller/address-validation', body: { street: 'Seestrasse 1', zipCode: '8001', city: 'Zürich', country: 'CH' } }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  readPackageComposition: { ask: () => '/koller/get-package-composition/2147483647', expected: only(404, 'staffQuote', 'staffAll') },
  readInsuranceQuote: {
    ask: () => ({ url: '/koller/get-insurance-quote', body: { countryCode: 'CH', insuranceKind: 'WOOD_PAINTINGS', declaredValue: 1000 } }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  readInsuranceCsv: { ask: () => '/koller/get-insurance-csv', expected: only(200, 'staffQuote', 'staffAll') },
  readInsuranceTable: { ask: () => '/insurance-rate', expected: only(200, 'staffQuote', 'staffAll') },
  writeInsuranceTable: {
    ask: () => ({ url: '/insurance-rate', body: { version: 9999, rates: [], countries: [] } }),
    expected: only(409, 'staffQuote', 'staffAll'),
  },
  readArtworks: { ask: () => '/artwork', expected: only(200, 'staffQuote', 'staffAll') },
  readArtwork: { ask: () => '/artwork/2147483647', expected: only(404, 'staffQuote', 'staffAll') },
  changeArtwork: { ask: () => ({ url: '/artwork/2147483647', body: { version: 1 } }), expected: only(404, 'staffQuote', 'staffAll') },
  rereadArtworkField: {
    ask: () => ({
      url: '/artwork/2147483647/reread',
      body: { version: 1, key: 'title', work: 1, box: { page: 1, x: 0, y: 0, width: 1, height: 1 } },
    }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  readArtworkPage: { ask: () => '/artwork/2147483647/page/1', expected: only(404, 'staffQuote', 'staffAll') },
  openArtworkFile: { ask: () => '/artwork/2147483647/file', expected: only(404, 'staffQuote', 'staffAll') },
  discardArtwork: {
    ask: () => ({ url: '/artwork/2147483647/discard', body: { version: 1 } }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  readArtworkOffer: { ask: () => '/artwork/2147483647/offer', expected: only(404, 'staffQuote', 'staffAll') },
  quoteArtwork: { ask: () => ({ url: '/artwork/2147483647/quote', body: { version: 1 } }), expected: only(404, 'staffQuote', 'staffAll') },
  readParcelRates: {
    ask: () => ({ url: '/fedex/get-rates', body: { address: { postalCode: '8001', countryCode: 'CH' }, positions: [parcel] } }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  readPickupTimes: {
    ask: () => ({
      url: '/fedex/check-pickup-availability',
      body: { dimensions: parcel.dimensions, isDomestic: true, weight: parcel.weight, serviceType: 'FEDEX_PRIORITY' },
    }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  verifyShipment: {
    ask: () => ({ url: '/fedex/verify-fedex-shipment', body: nobodysShipment }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  confirmShipment: {
    ask: () => ({ url: '/fedex/confirm-fedex-shipment', body: nobodysShipment }),
    expected: only(404, 'staffQuote', 'staffAll'),
  },
  schedulePickup: {
    ask: () => ({ url: '/fedex/schedule-pickup', body: { orderId: theirs.id, day: '2026-11-24', ready: '10:00', close: '18:00' } }),
    expected: only(422, 'staffQuote', 'staffAll'),
  },
  cancelPickup: {
    ask: () => ({ url: `/order/${theirs.id}/shipment/pickup-cancel`, body: {} }),
    expected: only(422, 'staffQuote', 'staffAll'),
  },
  uploadTradeDocument: {
    ask: () => ({ url: '/fedex/upload-etd', body: { orderId: theirs.id } }),
    expected: only(422, 'staffQuote', 'staffAll'),
  },
  voidShipment: { ask: () => ({ url: `/order/${theirs.id}/shipment/void`, body: {} }), expected: only(422, 'staffQuote', 'staffAll') },
  readShipmentDesk: { ask: () => `/order/${theirs.id}/shipment`, expected: only(200, 'staffQuote', 'staffAll') },
  readParcelLabel: { ask: () => '/shipment/2147483647/label/1', expected: only(404, 'staffQuote', 'staffAll') },
  readCustomsInvoice: { ask: () => '/shipment/2147483647/customs-invoice', expected: only(404, 'staffQuote', 'staffAll') },
  readTracking: { ask: () => `/order/${theirs.id}/shipment/tracking`, expected: only(422, 'staffQuote', 'staffAll') },
  notifyCarrierOfOrder: {
    ask: () => ({ url: `/order/${theirs.id}/notification-carrier`, body: { recipient: 'kein Empfänger' } }),
    expected: only(422, 'staffQuote', 'staffAll'),
  },
  readDeliveryInformation: { ask: () => `/order/delivery-information?id=${theirs.id}`, expected: ownerAnd('staffQuote', 'staffAll') },
  previewOrderMail: { ask: () => `/order/${theirs.id}/notification`, expected: only(200, 'staffQuote', 'staffAll') },
  notifyCustomerOfOrder: { ask: () => `/order/${theirs.id}/notification`, expected: only(200, 'staffQuote', 'staffAll') },
  printOrderByLink: { ask: () => `/order-by-link/${theirs.uuid}/document/auftragsbestaetigung`, expected: everybody() },
  generateReport: {
    ask: () => ({ url: '/report/generate/', body: { reportId: 'stueckliste-auftrag', params: { id: theirs.id } } }),
    expected: only(200, 'staffAll', 'staffQuote'),
  },
  // 404: let in, but there is no such print.
  readPrintBatch: { ask: () => '/report/batch/none/document', expected: only(404, 'staffQuote', 'staffAll') },
  readPrintBatches: { ask: () => '/report/batch', expected: only(200, 'staffQuote', 'staffAll') },
  startPrintBatch: {
    ask: () => ({ url: '/report/batch', body: { reportId: 'rechnung', ids: [999_999] } }),
    expected: only(200, 'staffQuote', 'staffAll'),
  },
  readReportDeclarations: {
    ask: () => '/report-declaration/declaration',
    expected: only(200, 'staffAll', 'staffCategory', 'staffProductMeta', 'staffProduct', 'staffQuote', 'staffCustomer'),
  },
};

async function statusOf(name: CallName, { token }: Person): Promise<number> {
  const asked = rows[name].ask();
  const { url, body } = typeof asked === 'string' ? { url: asked, body: undefined } : asked;
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const request = { method: calls[name].method, url: `/api${url}`, headers, remoteAddress: '192.0.2.77' };
  return (await shop.app.inject(body === undefined ? request : { ...request, payload: body })).statusCode;
}

/**
 * Reads the tree of routes that the server prints, four characters per level. A path that extends another one without a slash is below it.
 * Leaves out the catch-all for unknown paths, and HEAD, which comes with GET.
 */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree
    .split('\n')
    .flatMap((text) => {
      const [, indent, path, methods] = /^([│├└─ ]*)([/a-z-]\S*) \((.*)\)$/u.exec(text) ?? [];
      if (indent === undefined || path === undefined || methods === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth - 1);
      above.push(path);
      return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${above.join('')}`]));
    })
    .sort();
}

describe('who may call what', () => {
  it('has a row for every route of the server', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(calls).sort());
    // The printed tree leaves out wildcard paths.
    const declared = Object.values(calls)
      .filter(({ path }) => !path.endsWith('*}'))
      .map(
        ({ method, path }) =>
          `${method} /api${path
            .replace(/\/$/, '')
            .replaceAll(/\{(\w+)\}/g, ':$1')
            .replace(/\/$/, '')}`,
      );
    const besides = [
      'GET /healthz',
      'GET /readyz',
      'GET /api/openapi.json',
      'GET /.well-known/security.txt',
      'GET /zahlungssimulator/:id',
      'POST /zahlungssimulator/:id',
      'GET /preissimulator',
    ];
    // Two calls may name the same path parameter differently; the tree prints both names.
    const unnamed = (routes: readonly string[]): string[] => routes.map((route) => route.replaceAll(/:[\w|:]+/g, ':')).sort();
    expect(unnamed(routesOf(shop.app.printRoutes({ commonPrefix: false })))).toEqual(unnamed([...declared, ...besides]));
  });

  // Logging out ends the sessions that all other calls need: it comes last.
  it.each((Object.keys(rows) as CallName[]).filter((name) => name !== 'logOut'))('%s', checkRow);
});

async function checkRow(name: CallName): Promise<void> {
  const found: Partial<Expected> = {};
  for (const actor of actorNames) found[actor] = await statusOf(name, crowd[actor]);
  expect(found).toEqual(rows[name].expected);
}

interface List<T> {
  items: T[];
  total: number;
}
const buyers = buyerNames.filter((name) => name !== 'customer');

describe('foreign ids', () => {
  it.each(actorNames)('show %s no order that is not the own one, whatever is asked for', async (name) => {
    const filters = [
      '',
      `?id=${companys.id}`,
      `?customerId=${crowd.company.customerId}`,
      '?search=A2026',
      '?returnAdditionalInformation=true',
    ];
    for (const filter of filters) {
      const { status, body } = await get<List<OrderSummary>>(crowd[name], `/order${filter}`);
      if (name === 'anonymous') expect(status).toBe(401);
      else if (name === 'staffQuote' || name === 'staffAll') expect(body.items.length).toBeGreaterThan(0);
      else if (name === 'company') expect(body.items.map(({ id }) => id)).toEqual([companys.id]);
      else if (name === 'customer') expect(body.items.map(({ id }) => id)).not.toContain(companys.id);
      else expect(body).toMatchObject({ items: [], total: 0 });
    }
  });

  it.each(actorNames.filter((name) => name !== 'anonymous'))('show %s no configuration of a foreign position', async (name) => {
    const { body } = await get<List<{ id: number }>>(
      crowd[name],
      `/order/position/configuration?ids=${theirs.positionId},${companys.positionId},2147483647`,
    );
    const seen = body.items.map(({ id }) => id);
    const own: Partial<Record<ActorName, number[]>> = { customer: [theirs.positionId], company: [companys.positionId] };
    const all = [theirs.positionId, companys.positionId];
    expect(seen).toEqual(name === 'staffQuote' || name === 'staffAll' ? all : (own[name] ?? []));
  });

  it.each(buyers)('let %s change no foreign address, neither by the own nor by the foreign customer', async (name) => {
    const before = await addressOf();
    const hijack = { ...address, name: 'Gekapert', id: crowd.customer.addressId };
    for (const customerId of [crowd[name].customerId, crowd.customer.customerId]) {
      expect((await send(crowd[name], 'PUT', `/customer/${customerId}/address`, hijack)).status).toBe(404);
    }
    expect(await addressOf()).toEqual(before);
  });

  it.each(buyers)('let %s neither order to a foreign address nor for a foreign customer', async (name) => {
    const before = await count();
    const own = crowd[name];
    const foreign = crowd.customer;
    const tries: object[] = [
      { invoiceAddressId: foreign.addressId },
      { deliveryAddressId: foreign.addressId },
      { customerId: foreign.customerId },
      { customerId: foreign.customerId, invoiceAddressId: foreign.addressId, deliveryAddressId: foreign.addressId },
      { invoiceAddressId: 2_147_483_647 },
    ];
    for (const over of tries) expect((await send(own, 'POST', '/order', orderBody(own, [item], over))).status).toBe(404);
    expect(await count()).toBe(before);
  });

  it.each(buyers)('let %s price no delivery to a foreign address', async (name) => {
    const asked = { cartItems: [item], zipCode: '8001', deliveryAddressId: crowd.customer.addressId };
    expect((await send(crowd[name], 'POST', '/product/order-price', asked)).status).toBe(404);
  });

  it('say nothing more about an order that exists than about one that does not', async () => {
    for (const name of buyers) {
      const there = await get(crowd[name], `/order/${theirs.id}`);
      expect(there).toEqual(await get(crowd[name], '/order/2147483647'));
    }
  });
});

describe('prices of another customer', () => {
  const mayAskForOthers: readonly ActorName[] = ['staffProduct', 'staffQuote', 'staffCustomer', 'staffAll'];

  it.each(actorNames)('reach %s only as staff for orders, customers or products', async (name) => {
    const asked = { customerId: crowd.company.customerId };
    const visitors = await priceOf(crowd.anonymous, [item]);
    const companyPrice = await priceOf(crowd.company, [item]);
    expect(companyPrice.cartPrice.items[0]?.pricePerOne).not.toBe(visitors.cartPrice.items[0]?.pricePerOne);
    const seesThem = name === 'company' || mayAskForOthers.includes(name);
    const { cartPrice } = await priceOf(crowd[name], [item], asked);
    expect(cartPrice).toEqual((seesThem ? companyPrice : visitors).cartPrice);
    const { body } = await get<List<Product>>(
      crowd[name],
      `/product?articleNumber=EP_0001&withPrices=true&customerId=${crowd.company.customerId}`,
    );
    expect(body.items[0]?.price === companyPrice.cartPrice.items[0]?.pricePerOne).toBe(seesThem);
  });

  it('stay unknown where the caller has no customer and asks for none', async () => {
    const visitors = await priceOf(crowd.anonymous, [item]);
    for (const customerId of [null, 2_147_483_647]) expect(await priceOf(crowd.anonymous, [item], { customerId })).toEqual(visitors);
    expect((await priceOf(crowd.staffCategory, [item], { customerId: crowd.company.customerId })).cartPrice).toEqual(visitors.cartPrice);
  });
});

describe('what nobody may set', () => {
  const wished = {
    fixedDeliveryCost: 0,
    isDefaultShipping: true,
    isDefaultInvoice: true,
    customerId: 1,
    discount: 0.5,
    permissions: [1, 2, 3, 5, 6],
    active: true,
  };

  it('an address is refused with what its owner may not set, by name', async () => {
    const own = crowd.otherGuest;
    const url = `/customer/${own.customerId}/address`;
    const before = await get(own, url);
    const answer = await send(own, 'POST', url, { ...address, ...wished, id: 1 });
    expect([answer.status, problemsOf(answer)]).toEqual([
      422,
      ['discount', 'permissions', 'active'].map((field) => `unknownField body.${field}`),
    ]);
    expect(problemsOf(await send(own, 'POST', url, { ...address, customerId: 1 }))).toEqual(['fieldNotPermitted body.customerId']);
    expect(problemsOf(await send(own, 'POST', url, { ...address, id: 1 }))).toEqual(['validation.invalid_value body.id']);
    const cost = await send(own, 'POST', url, { ...address, fixedDeliveryCost: 0 });
    expect(problemsOf(cost)).toEqual(['fieldNotPermitted body.fixedDeliveryCost']);
    expect(await get(own, url)).toEqual(before);
  });

  it('a guest starts without discount, permissions or log-in', async () => {
    const { body } = await send<{ id: number; token: string }>(crowd.anonymous, 'POST', '/customers', {
      guest: true,
      contactPerson: { lastName: 'Muster', email: 'neu@muster.example', ...wished },
      companyInfo: { name: 'Muster AG', ...wished },
      ...wished,
      id: crowd.customer.customerId,
    });
    const { rows: stored } = await shop.database.pool.query('select discount, status, payment_term_id from customer where id = $1', [
      body.id,
    ]);
    expect(stored).toEqual([{ discount: 0, status: 'GUEST', payment_term_id: null }]);
    const { session } = (await get<{ session: object }>({ app: shop.app, token: body.token }, '/auth')).body;
    expect(session).toMatchObject({ customerId: body.id, guest: true, perm: [] });
  });

  it('an order costs what the shop says', async () => {
    const own = crowd.guest;
    const generous = { price: 0.01, pricePerOne: 0.01, finalPrice: 0.01, discount: 1, unitPrice: 1, amount: 1, storno: true };
    const body = orderBody(own, [{ ...item, ...generous }], {
      ...generous,
      deliveryCost: 0,
      total: 0.05,
      totals: { total: 0.05 },
      paymentStatusId: 1,
      orderStatusId: 4,
      uuid: '00000000-0000-4000-8000-000000000000',
      id: theirs.id,
      formattedId: 'A1',
      userId: 1,
      hasVat: false,
    });
    const placed = await send<{ id: number; uuid: string }>(own, 'POST', '/order', body);
    const { order: stored } = (await get<{ order: Record<string, unknown> }>(own, `/order/${placed.body.id}`)).body;
    const { totals } = await priceOf(own, [item]);
    expect(stored).toMatchObject({ totals, paymentStatusId: 2, orderStatusId: 1, hasVat: true, discount: 0, customerId: own.customerId });
    expect(stored['uuid']).not.toBe('00000000-0000-4000-8000-000000000000');
  });

  const quantities = [-1, 0, 0.5, 1e9, '1e3', '1', null, Number.MAX_SAFE_INTEGER];
  it.each(quantities)('a quantity of %j is malformed', async (quantity) => {
    const own = crowd.guest;
    const answer = await send(own, 'POST', '/order', orderBody(own, [{ ...item, quantity: quantity as number }]));
    expect(answer.status).toBe(400);
  });
});

it('everybody may log out, and all but guests are nobody afterwards', async () => {
  await checkRow('logOut');
  for (const actor of actorNames) {
    const { session } = (await get<{ session: object | null }>(crowd[actor], '/auth')).body;
    expect(session === null).toBe(actor !== 'guest' && actor !== 'otherGuest');
  }
});

/** The address that outsiders try to change. */
async function addressOf(): Promise<Address | undefined> {
  const { body } = await get<List<Address>>(crowd.customer, `/customer/${crowd.customer.customerId}/address`);
  return body.items.find(({ id }) => id === crowd.customer.addressId);
}

async function count(): Promise<number> {
  const { rows: counted } = await shop.database.pool.query<{ count: number }>('select count(*)::int as count from sales_order');
  return counted[0]?.count ?? 0;
}
