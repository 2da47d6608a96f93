export { describeModel, evaluateModel, readModelFile } from '../configurator.ts';
export { exportConfiguration } from '../export.ts';
export {
  checkModelDraft,
  compareModelVersions,
  deleteModelDraft,
  evaluateModelDraft,
  foreseeModelDraft,
  makeModelDraft,
  publishModelDraft,
  readModel,
  readModelVersion,
  readModels,
  rollBackModel,
  saveModelDraft,
} from '../model-desk.ts';
export {
  foreseeMaterialPrices,
  readMaterialPriceList,
  readMaterialPrices,
  storeMaterialPrices,
  withdrawMaterialPrices,
} from '../material-price.ts';
