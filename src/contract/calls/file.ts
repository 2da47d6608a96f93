export { changeFiles, deleteFile, readFiles, readShownSizes, refreshFiles, renameFile, uploadFiles } from '../file.ts';
export { drawProduct, readMedia, readMediaFile, readPicture } from '../media.ts';
export { readProductImages, storeProductImages } from '../product-image.ts';
