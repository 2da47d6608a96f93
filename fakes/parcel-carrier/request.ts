/** Requests accepted by the carrier: the required fields, lengths, words and formats of each call, from its published schemas. */
import { z } from 'zod';
import type { Place } from './region.ts';
import { hasState, isCountry } from './region.ts';

const ascii = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[ -~]*$/);
const phone = z.string().regex(/^\+?\d{10,15}$/);
const country = z.string().refine(isCountry);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const time = z.string().regex(/^\d{2}:\d{2}:\d{2}$/);
const account = z.object({ value: z.string().min(1) });
/** Swiss francs are `SFR` here; `CHF` is not a valid currency. */
const currency = z.enum(['SFR', 'EUR', 'USD', 'UKL', 'CAD']);
const money = z.object({ amount: z.number().min(0), currency });
const weight = z.object({ units: z.enum(['KG', 'LB']), value: z.number().positive() });
const side = z.number().int().min(1).max(999);
const dimensions = z.object({ length: side, width: side, height: side, units: z.enum(['CM', 'IN']) });
const purposes = ['GIFT', 'NOT_SOLD', 'PERSONAL_EFFECTS', 'REPAIR_AND_RETURN', 'SAMPLE', 'SOLD'] as const;
const incoterms = ['FCA', 'CIP', 'CPT', 'EXW', 'DDU', 'DDP', 'DAP', 'DPU'] as const;

const address = z
  .object({
    streetLines: z.array(ascii(35)).min(1).max(3),
    city: ascii(35),
    stateOrProvinceCode: z.string().max(2).optional(),
    postalCode: z.string().max(10).optional(),
    countryCode: country,
    residential: z.boolean().optional(),
  })
  .refine(hasState, { path: ['stateOrProvinceCode'] });
const contact = z.object({
  personName: ascii(70).optional(),
  companyName: ascii(35).optional(),
  emailAddress: z.email().max(80).optional(),
  phoneNumber: phone,
});
const party = z
  .object({ address, contact })
  .refine(
    ({ address: { countryCode }, contact: { phoneNumber } }) => !(['US', 'CA'].includes(countryCode) && phoneNumber.startsWith('001')),
    {
      path: ['contact', 'phoneNumber'],
    },
  );

const commodity = z.object({
  description: ascii(450),
  quantity: z.number().int().positive().optional(),
  quantityUnits: z.string().max(4).optional(),
  weight: weight.optional(),
  unitPrice: money.optional(),
  customsValue: money.optional(),
  countryOfManufacture: country.optional(),
  harmonizedCode: z
    .string()
    .regex(/^\d{6,14}$/)
    .optional(),
});

export const RateRequest = z.object({
  accountNumber: account,
  requestedShipment: z.object({
    shipper: z.object({ address: z.object({ postalCode: z.string().max(10), countryCode: country }) }),
    recipient: z.object({ address: z.object({ postalCode: z.string().max(10), countryCode: z.string().length(2) }) }),
    pickupType: z.enum(['CONTACT_FEDEX_TO_SCHEDULE', 'DROPOFF_AT_FEDEX_LOCATION', 'USE_SCHEDULED_PICKUP']),
    rateRequestType: z.array(z.enum(['LIST', 'ACCOUNT', 'INCENTIVE', 'PREFERRED'])).min(1),
    /** The only place where francs have their usual code. */
    preferredCurrency: z.enum(['CHF', 'SFR', 'EUR', 'USD']).optional(),
    shipDateStamp: day.optional(),
    serviceType: z.string().optional(),
    requestedPackageLineItems: z
      .array(z.object({ weight, dimensions: dimensions.optional(), groupPackageCount: z.number().int().min(1).max(999).default(1) }))
      .min(1),
    customsClearanceDetail: z.object({ commodities: z.array(commodity).min(1) }).optional(),
  }),
});
export type RateRequest = z.infer<typeof RateRequest>;

export const AvailabilityRequest = z.object({
  pickupAddress: z.object({ postalCode: z.string().min(1).max(10), countryCode: country }),
  dispatchDate: day.optional(),
  pickupRequestType: z.array(z.enum(['SAME_DAY', 'FUTURE_DAY'])).min(1),
  numberOfBusinessDays: z.number().int().min(1).max(30).default(1),
  carriers: z.array(z.enum(['FDXE', 'FDXG'])).min(1),
  countryRelationship: z.enum(['DOMESTIC', 'INTERNATIONAL']),
  shipmentAttributes: z
    .object({
      weight: z.object({ units: z.enum(['KG', 'LB']), value: z.number().positive().max(99_999) }),
      dimensions: dimensions.optional(),
    })
    .optional(),
});

export const PickupRequest = z.object({
  associatedAccountNumber: account,
  carrierCode: z.enum(['FDXE', 'FDXG']),
  originDetail: z.object({
    pickupLocation: z.object({
      contact,
      address: z.object({
        streetLines: z.array(ascii(35)).min(1),
        city: ascii(35),
        stateOrProvinceCode: z.string(),
        postalCode: z.string().min(1),
        countryCode: country,
      }),
    }),
    readyDateTimestamp: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/),
    customerCloseTime: time,
  }),
  packageCount: z.number().int().min(1).optional(),
  remarks: ascii(60).or(z.literal('')).optional(),
  trackingNumber: z.string().optional(),
});

export const PickupCancel = z.object({
  associatedAccountNumber: account,
  pickupConfirmationCode: z.string().min(1),
  carrierCode: z.enum(['FDXE', 'FDXG']),
  scheduledDate: day,
  location: z.string().optional(),
});

const requestedShipment = z
  .object({
    shipDatestamp: day.optional(),
    pickupType: z.enum(['CONTACT_FEDEX_TO_SCHEDULE', 'DROPOFF_AT_FEDEX_LOCATION', 'USE_SCHEDULED_PICKUP']),
    serviceType: z.string().regex(/^[A-Z0-9_]+$/),
    packagingType: z.literal('YOUR_PACKAGING'),
    totalWeight: z.number().int().positive(),
    shipper: party,
    recipients: z.array(party).length(1),
    shippingChargesPayment: z.object({ paymentType: z.enum(['SENDER', 'RECIPIENT', 'THIRD_PARTY', 'COLLECT']) }),
    shipmentSpecialServices: z
      .object({
        specialServiceTypes: z.array(z.string()),
        etdDetail: z
          .object({ attachedDocuments: z.array(z.object({ documentType: z.string(), documentId: z.string() })).optional() })
          .optional(),
      })
      .optional(),
    customsClearanceDetail: z
      .object({
        commercialInvoice: z.object({ termsOfSale: z.enum(incoterms), shipmentPurpose: z.enum(purposes) }),
        dutiesPayment: z.object({ paymentType: z.enum(['SENDER', 'RECIPIENT', 'THIRD_PARTY', 'COLLECT']) }),
        totalCustomsValue: money,
        commodities: z
          .array(
            commodity.required({
              quantity: true,
              weight: true,
              unitPrice: true,
              customsValue: true,
              countryOfManufacture: true,
              harmonizedCode: true,
            }),
          )
          .min(1)
          .max(999),
      })
      .optional(),
    labelSpecification: z.object({ imageType: z.enum(['ZPLII', 'EPL2', 'PDF', 'PNG']), labelStockType: z.string() }),
    requestedPackageLineItems: z
      .array(
        z.object({
          weight,
          dimensions: dimensions.optional(),
          customerReferences: z.array(z.object({ customerReferenceType: z.string(), value: ascii(40) })).default([]),
        }),
      )
      .min(1)
      .max(40),
  })
  .refine(({ shipper, recipients, customsClearanceDetail }) => customsClearanceDetail !== undefined || !crosses(shipper, recipients[0]), {
    path: ['customsClearanceDetail'],
  });

const customsArea = (code: string | undefined): string | undefined => (code === 'LI' ? 'CH' : code);
function crosses(shipper: { address: Place }, recipient: { address: Place } | undefined): boolean {
  return customsArea(shipper.address.countryCode) !== customsArea(recipient?.address.countryCode);
}

export const ValidateRequest = z.object({ accountNumber: account, requestedShipment });
export const ShipRequest = ValidateRequest.extend({ labelResponseOptions: z.enum(['LABEL', 'URL_ONLY']) });
export type ShipRequest = z.infer<typeof ShipRequest>;

export const CancelRequest = z.object({ accountNumber: account, trackingNumber: z.string().regex(/^\d{12}$/) });

export const TrackRequest = z.object({
  trackingInfo: z
    .array(z.object({ trackingNumberInfo: z.object({ trackingNumber: z.string().min(1) }) }))
    .min(1)
    .max(30),
});
export const ReferenceRequest = z.object({
  referencesInformation: z.object({ type: z.literal('CUSTOMER_REFERENCE'), value: z.string().min(1), accountNumber: z.string().min(1) }),
});

export const UploadDescription = z
  .object({
    workflowName: z.enum(['ETDPreshipment', 'ETDPostshipment']),
    carrierCode: z.enum(['FDXE', 'FDXG']).optional(),
    name: z.string().min(1).max(100),
    contentType: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/tiff']),
    meta: z.object({
      shipDocumentType: z.enum(['CERTIFICATE_OF_ORIGIN', 'COMMERCIAL_INVOICE', 'ETD_LABEL', 'OTHER', 'PRO_FORMA_INVOICE']),
      originCountryCode: country,
      destinationCountryCode: country,
      trackingNumber: z.string().optional(),
      shipmentDate: z.string().optional(),
    }),
  })
  .refine(
    ({ workflowName, meta }) => workflowName === 'ETDPreshipment' || (meta.trackingNumber !== undefined && meta.shipmentDate !== undefined),
    { path: ['meta', 'trackingNumber'] },
  );

/** Codes of the carrier's own list, for the fields it names; anything else is INVALID.INPUT.EXCEPTION. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/recipients.*phoneNumber$/, 'RECIPIENTCONTACT.PHONENUMBER.INVALID'],
  [/shipper.*phoneNumber$/, 'SHIPPERCONTACT.PHONENUMBER.INVALID'],
  [/stateOrProvinceCode$/, 'STATEORPROVINCECODE.INVALID'],
  [/currency$/, 'CURRENCY.TYPE.INVALID'],
  [/countryCode$/, 'COUNTRY.CODE.INVALID'],
  [/accountNumber/, 'ACCOUNTNUMBER.REGISTRATION.REQUIRED'],
  [/pickupAddress\.postalCode$/, 'PICKUP.POSTALCODE.MISSING'],
  [/harmonizedCode$/, 'HARMONIZEDCODE.INVALID'],
  [/termsOfSale$/, 'TERMSOFSALE.INVALID'],
  [/shipmentPurpose$/, 'SHIPMENTPURPOSE.INVALID'],
];

export interface Problem {
  code: string;
  message: string;
}

export function problemsOf(error: z.ZodError): Problem[] {
  return error.issues.slice(0, 10).map(({ path, message }) => {
    const place = path.join('.');
    return {
      code: codes.find(([pattern]) => pattern.test(place))?.[1] ?? 'INVALID.INPUT.EXCEPTION',
      message: `Invalid field value in the input: ${place} (${message})`,
    };
  });
}
