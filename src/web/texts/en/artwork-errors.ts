/** Why an auction house’s invoice or a quote made from it is refused. */
export default {
  artworkFileMissing: 'The request holds no file. Please choose an auction invoice as PDF.',
  artworkFileTooLarge: 'The invoice is too large: at most {mb} MB.',
  artworkFileNotPdf: 'This is not a PDF, whatever it is called. Please ask for the invoice as a PDF.',
  artworkFileLocked: 'The PDF is protected by a password. Please save it without one.',
  artworkFileActive: 'The PDF holds a program or an attachment. Please print it into a new PDF.',
  artworkFileUnpacks: 'The PDF unpacks to more than {mb} MB. Please print it into a new PDF.',
  artworkTooManyPages: 'The PDF has {pages} pages; at most {most} are read. Please send the invoice alone.',
  artworkFileBroken: 'The PDF is damaged. Please ask for the invoice once more.',
  artworkFileTooSlow: 'The PDF cannot be read in reasonable time. Please print it into a new PDF.',
  artworkQuoted: 'This invoice has become a quote already. Change the quote.',
  artworkFieldWrong:
    '“{value}” does not fit this field: {key, select, buyer {buyer} addition {addition} street {street} zipCode {postcode} city {place} state {state or province} country {country} invoiceNumber {invoice number} invoiceDate {invoice date} currency {currency} premium {premium} total {total} collectBy {collect by} lot {lot} artist {artist} title {title} technique {technique} imageSize {size} frameSize {size of frame} price {hammer price} other {…}}.',
  artworkFrameEmpty: 'There are no words in this frame.',
  artworkFrameWrong: 'The frame holds “{text}”, which does not fit this field.',
  artworkFieldUnknown:
    'This field is no longer on the invoice: {key, select, buyer {buyer} addition {addition} street {street} zipCode {postcode} city {place} state {state or province} country {country} invoiceNumber {invoice number} invoiceDate {invoice date} currency {currency} premium {premium} total {total} collectBy {collect by} lot {lot} artist {artist} title {title} technique {technique} imageSize {size} frameSize {size of frame} price {hammer price} other {…}}.',
  artworkTooManyWorks: 'A quote takes at most {most} works.',
  artworkFieldMissing:
    'Still missing: {key, select, buyer {buyer} addition {addition} street {street} zipCode {postcode} city {place} state {state or province} country {country} invoiceNumber {invoice number} invoiceDate {invoice date} currency {currency} premium {premium} total {total} collectBy {collect by} lot {lot} artist {artist} title {title} technique {technique} imageSize {size} frameSize {size of frame} price {hammer price} other {…}}.',
  artworkFieldOpen:
    'Not confirmed yet: {key, select, buyer {buyer} addition {addition} street {street} zipCode {postcode} city {place} state {state or province} country {country} invoiceNumber {invoice number} invoiceDate {invoice date} currency {currency} premium {premium} total {total} collectBy {collect by} lot {lot} artist {artist} title {title} technique {technique} imageSize {size} frameSize {size of frame} price {hammer price} other {…}}.',
  artworkWithoutWork: 'There is no work. Add one.',
  artworkNotPackable: 'For lot {lot} a size is missing, or none of our crates holds it.',
  artworkCustomerMissing: 'Choose who gets the quote.',
  artworkEmailMissing: 'This customer has no e-mail address. Enter one before sending.',
  artworkCourierMissing: 'Choose the courier.',
  artworkPriceMissing: 'Without a price: {name}.',
  artworkValueMissing: 'Enter the insured amount in francs.',
  insuranceCountryMissing: 'The insurance table has no zone for the country {country}.',
  insuranceRateMissing: 'The insurance table has no such rate for zone {zone}.',
  insuranceRateTwice: 'This row is in the table twice.',
  orderNotKoller: '{number} is not a quote for an artwork.',
  courierNotThere: 'does not go there',
};
