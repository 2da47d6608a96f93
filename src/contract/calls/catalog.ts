export { readCategories, readCategoryBranch, readCategoryMenu, readCategoryProducts, readRelatedProducts } from '../category.ts';
export {
  createCategory,
  deleteCategory,
  linkProducts,
  moveCategories,
  readCategoryArticles,
  readCategoryRecords,
  swapCategories,
  unlinkProducts,
  updateCategory,
} from '../category-record.ts';
export { readAllPublishedPrices, readGalleryImages, readProductSummary, readProducts } from '../product.ts';
export { readProductHead } from '../product-head.ts';
export { readProductFrame, readProductList, readProductListFile, readProductListValues } from '../product-list.ts';
export { readProductRecord, updateProduct, updateProducts } from '../product-record.ts';
export { createProduct, readNextArticleNumber } from '../create-product.ts';
export { copyRelations, deleteProduct, readProductKinds, readProductUses, readUsesOfProducts, restoreProduct } from '../product-life.ts';
export { readAttributes, readProductTypes } from '../product-type.ts';
export {
  addTypeAttribute,
  checkTypeWorkbook,
  createAttribute,
  createProductType,
  deleteProductType,
  readAttributeTypes,
  readExcelPath,
  readTypesWithAttributes,
  removeTypeAttribute,
  storeTypeWorkbook,
  updateAttribute,
  updateProductType,
  updateTypeAttribute,
} from '../product-type-record.ts';
export { findFits, listShop, search, suggest } from '../search.ts';
