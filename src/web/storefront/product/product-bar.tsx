/** The price bar of a product's page, with its one action. */
import type { ReactNode } from 'react';
import type { PricedItem } from '#contract/cart.ts';
import { BuyAction, type BuyActionProps } from './buy-action.tsx';
import { PriceBar } from './price-bar.tsx';
import type { ProductData } from './product-data.ts';
import type { PriceAnswer } from './use-order-price.ts';

interface ProductBarProps {
  page: ProductData;
  answer: PriceAnswer;
  item: PricedItem | null;
  quantity: number;
  onQuantity: (quantity: number) => void;
  hint?: ReactNode;
  bought: Omit<BuyActionProps, 'product' | 'item' | 'quantity'>;
}

export function ProductBar({ page: { product, earliest }, answer, item, quantity, onQuantity, hint, bought }: ProductBarProps) {
  return (
    <PriceBar
      item={item}
      shipping={answer.price?.shippingCost ?? null}
      answer={answer}
      quantity={quantity}
      unitOfSales={product.unitOfSales}
      onQuantity={onQuantity}
      earliest={earliest}
      hint={hint}
      action={<BuyAction {...bought} product={product} item={item} quantity={quantity} />}
    />
  );
}
