/** The configurator modal for a cart line: OK puts the result and its quantity into the cart. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/product.ts';
import ConfiguratorModal from '#web/configurator/modal/configurator-modal.tsx';
import type { Chosen } from '#web/configurator/modal/modal-props.ts';
import type { CartLineView } from '#web/storefront/cart/cart-line-view.ts';
import { useCart } from '#web/storefront/cart/cart-state.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { LineBar } from './line-bar.tsx';

export interface LineConfiguratorProps {
  line: CartLineView;
  product: Product;
  name: string;
  onClose: () => void;
}

export default function LineConfigurator({ line, product, name, onClose }: LineConfiguratorProps) {
  const t = useTranslations('product');
  const c = useTranslations('cart');
  const cart = useCart();
  const toast = useToast();
  const [quantity, setQuantity] = useState(line.quantity);
  if (line.configuration === null) return null;
  const takeOver = ({ configuration, details }: Chosen): void => {
    cart.setQuantity(line.key, quantity);
    cart.replaceConfiguration(line.key, configuration, details);
    toast.success(t('changesTaken'));
    onClose();
  };
  return (
    <ConfiguratorModal
      name={name}
      articleNumber={line.articleNumber}
      product={product}
      configuration={line.configuration}
      presets={product.configuration?.values}
      fixedModel={product.fixedModel}
      quantity={quantity}
      viewOnly={false}
      place={c('title')}
      renderBar={(chosen) => (
        <LineBar product={product} chosen={chosen} quantity={quantity} zipCode={cart.zipCode} onQuantity={setQuantity} />
      )}
      onOk={takeOver}
      onClose={onClose}
    />
  );
}
