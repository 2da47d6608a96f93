export {
  changeArtwork,
  rereadArtworkField,
  discardArtwork,
  openArtworkFile,
  readArtwork,
  readArtworkInvoice,
  readArtworkPage,
  readArtworks,
  validateArtworkAddress,
} from '../artwork.ts';
export { quoteArtwork, readArtworkOffer, readPackageComposition } from '../artwork-offer.ts';
export { readInsuranceCsv, readInsuranceQuote, readInsuranceTable, writeInsuranceTable } from '../insurance.ts';
