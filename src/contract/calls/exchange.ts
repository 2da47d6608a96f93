export {
  applyImport,
  changeImport,
  discardImport,
  exportTable,
  importTable,
  readImport,
  readImportRows,
  readImports,
  undoImport,
} from '../import.ts';
export {
  changeWebhook,
  createApiKey,
  createWebhook,
  deleteWebhook,
  readIntegrations,
  readPartnerOrder,
  readPartnerOrders,
  readProductFeed,
  replayDelivery,
  revokeApiKey,
} from '../integration.ts';
