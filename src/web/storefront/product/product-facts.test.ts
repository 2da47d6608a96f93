import { describe, expect, it } from 'vitest';
import type { Product } from '#contract/product.ts';
import { productRecord, shownPrice } from './product-facts.ts';

const product: Product = {
  id: 1,
  articleNumber: 'KI_0001',
  name: 'Holzkiste',
  description: 'Nach Mass',
  typeId: 1,
  published: true,
  publiclyAvailable: true,
  deletedAt: null,
  values: [],
  customers: [],
  kindCode: 1,
  localFilePath: '',
  price: 186.5,
  graduatedPrice: [],
  unitOfSales: 1,
  canBeConfigured: true,
  onStock: false,
  configuration: null,
  landingPage: '2D',
  fixedModel: null,
  moreLink: null,
  keyFigures: [],
};
const facts = {
  product,
  profile: { publicUrl: 'https://kistenwerk.example', companyName: 'Kistenwerk AG', vatPercent: 8.1 },
  net: 186.5,
  view: 'incl',
  path: '/products/KI_0001',
  picturePath: '/api/media/product-overview/KI_0001',
} as const;

describe('the product for search engines', () => {
  it('has the price that the visitor sees', () => {
    expect(shownPrice(186.5, 'incl', 8.1)).toBe('201.61');
    expect(shownPrice(186.5, 'excl', 8.1)).toBe('186.50');
    expect(shownPrice(0.0825, 'excl', 8.1)).toBe('0.0825');
    expect(productRecord(facts)).toMatchObject({ sku: 'KI_0001', offers: { price: '201.61', priceCurrency: 'CHF' } });
  });

  it('is in stock or made to order', () => {
    expect(productRecord(facts)).toMatchObject({ offers: { availability: 'https://schema.org/MadeToOrder' } });
    const ready = { ...product, onStock: true };
    expect(productRecord({ ...facts, product: ready })).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
  });

  it('offers nothing without a price', () => {
    expect(productRecord({ ...facts, net: null })).not.toHaveProperty('offers');
  });
});
