/**
 * The live cart of a page: domain transitions on the lines, stored after each, and priced by the server shortly after the last change.
 * A price request for an older state is aborted; the last price stays (marked as pricing) until the new one arrives.
 */
import type { Cart } from '#domain/cart/cart.ts';
import { addItem, quantityOf, removeItem, replaceConfiguration, setQuantity, setRemark } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/line-identity.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { priceCart } from '#contract/cart.ts';
import type { OrderPrice } from '#contract/cart.ts';
import type { Call } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import type { CartLineView, Detail } from './cart-line-view.ts';
import { readCart, watchCart, writeCart } from './cart-storage.ts';

export interface NewCartItem {
  productId: number;
  articleNumber: string;
  name: string;
  configuration: Configuration | null;
  quantity: number;
  details: readonly Detail[];
  remark?: string | undefined;
}

/** How and where the goods are delivered; known from checkout on. */
export interface Delivery {
  deliveryType: 'PICKUP' | 'DELIVERY' | 'FEDEX';
  country: string;
  /** Only abroad, where there is no estimate by postal code. */
  foreignZipCode?: string | undefined;
  /** A saved address of a logged-in customer, for which a fixed delivery cost may be agreed. */
  deliveryAddressId?: number | undefined;
}

export interface CartState {
  /** False until the stored cart is read: the server and the first render show an empty, stable shell. */
  ready: boolean;
  /** Read, and its texts are in the page's language. */
  told: boolean;
  lines: readonly CartLineView[];
  zipCode: string;
  delivery: Delivery;
  price: OrderPrice | null;
  pricing: boolean;
  failure: CallFailure | null;
}

const pricingDelayMs = 150;
const initial: CartState = {
  ready: false,
  told: false,
  lines: [],
  zipCode: '',
  delivery: { deliveryType: 'DELIVERY', country: 'CH' },
  price: null,
  pricing: false,
  failure: null,
};

export class CartStore {
  #state: CartState = initial;
  readonly #call: Call;
  readonly #language: string;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #abort: AbortController | undefined;
  /** False: the stored texts may be in another language, so the next price request asks for texts. */
  #wordsAsked = false;

  constructor(call: Call, language: string) {
    this.#call = call;
    this.#language = language;
  }

  readonly state = (): CartState => this.#state;
  readonly initialState = (): CartState => initial;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the stored cart, prices it and follows changes by other tabs; returns a function that stops this. */
  open(): () => void {
    this.#read();
    const stopWatching = watchCart(() => this.#read());
    return () => {
      stopWatching();
      clearTimeout(this.#timer);
      this.#abort?.abort();
    };
  }

  add(item: NewCartItem): void {
    this.addAll([item]);
  }

  addAll(items: readonly NewCartItem[]): void {
    this.#change(
      (cart) => items.reduce((now, { remark = '', ...item }) => addItem(now, { ...item, remark }), cart),
      new Map(items.map((item) => [lineKey(item), item.details])),
    );
  }

  setQuantity(key: string, quantity: number): void {
    if (quantityOf(quantity) > 0) this.#change((cart) => setQuantity(cart, key, quantity));
  }

  setRemark(key: string, remark: string): void {
    this.#change((cart) => setRemark(cart, key, remark), new Map(), false);
  }

  remove(key: string): void {
    this.#change((cart) => removeItem(cart, key));
  }

  /** Puts a removed line back in its place. */
  restore(line: CartLineView, index: number): void {
    const lines = this.#state.lines.filter((other) => other.key !== line.key);
    this.#keep([...lines.slice(0, index), line, ...lines.slice(index)], this.#state.zipCode);
    this.#priceSoon();
  }

  replaceConfiguration(key: string, configuration: Configuration, details: readonly Detail[]): void {
    const line = this.#state.lines.find((other) => other.key === key);
    if (!line) return;
    const newKey = lineKey({ productId: line.productId, configuration });
    this.#change((cart) => replaceConfiguration(cart, key, configuration), new Map([[newKey, details]]));
  }

  setZipCode(zipCode: string): void {
    if (zipCode === this.#state.zipCode) return;
    this.#keep(this.#state.lines, zipCode);
    this.#priceSoon();
  }

  setDelivery(delivery: Delivery): void {
    const before = this.#state.delivery;
    const fields = ['deliveryType', 'country', 'foreignZipCode', 'deliveryAddressId'] as const;
    if (fields.every((field) => before[field] === delivery[field])) return;
    this.#set({ delivery });
    this.#priceSoon();
  }

  /** Requests the price again, e.g. when it has changed or the server could not be reached. */
  reprice(): void {
    this.#priceSoon();
  }

  /** The state with the price of the current cart: waits for a pending price. */
  async priced(): Promise<CartState> {
    if (!this.#state.pricing) return this.#state;
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.#state.pricing) return;
        stop();
        resolve(this.#state);
      });
    });
  }

  clear(): void {
    this.#keep([], this.#state.zipCode);
    this.#set({ delivery: initial.delivery });
    this.#priceSoon();
  }

  #read(): void {
    const { language, ...kept } = readCart();
    this.#set({ ...kept, ready: true, told: kept.lines.length === 0 || language === this.#language });
    this.#wordsAsked = false;
    this.#priceSoon();
  }

  #change(transition: (cart: Cart) => Cart, details: ReadonlyMap<string, readonly Detail[]> = new Map(), reprice = true): void {
    const known = new Map(this.#state.lines.map((line) => [line.key, line.details]));
    const cart = transition({ lines: this.#state.lines });
    this.#keep(
      cart.lines.map((line) => ({ ...line, details: details.get(line.key) ?? known.get(line.key) ?? [] })),
      this.#state.zipCode,
    );
    if (reprice) this.#priceSoon();
  }

  #keep(lines: readonly CartLineView[], zipCode: string): void {
    writeCart(lines, this.#state.lines, zipCode, this.#language);
    this.#set({ lines, zipCode });
  }

  #set(part: Partial<CartState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #priceSoon(): void {
    clearTimeout(this.#timer);
    this.#abort?.abort();
    if (this.#state.lines.length === 0) {
      this.#set({ price: null, pricing: false, failure: null });
      return;
    }
    this.#set({ pricing: true });
    this.#timer = setTimeout(() => void this.#price(), pricingDelayMs);
  }

  async #price(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    const { zipCode } = this.#state;
    const { deliveryType } = this.#state.delivery;
    const body = {
      ...cartPlace(this.#state),
      deliveryType,
      ...(this.#wordsAsked ? {} : { withTexts: true }),
    };
    const ask = async (place: string): Promise<OrderPrice> =>
      this.#call(priceCart, { body: { ...body, zipCode: place } }, { signal: abort.signal });
    try {
      const price = await ask(body.zipCode);
      this.#speak(price);
      this.#set({ price, pricing: false, failure: null, told: true });
    } catch (error) {
      if (abort.signal.aborted) return;
      const failure = asFailure(error);
      const nowhere = zipCode !== '' && failure.errors.some(({ message }) => message === 'zipCodeUnknown');
      this.#set({ pricing: nowhere, failure, told: true });
      // A delivery cost for the previous place would be wrong for this one; the price of the goods is known all the same.
      if (nowhere) await this.#priceWithoutPlace(ask, abort.signal);
    }
  }

  /** Sets the texts of the lines in the visitor's language, whatever language they were in. */
  #speak({ cartPrice }: OrderPrice): void {
    this.#wordsAsked = true;
    const words = new Map(cartPrice.items.flatMap(({ key, texts }) => (texts === undefined ? [] : [[key, texts] as const])));
    this.#keep(
      this.#state.lines.map((line) => {
        const { name = line.name, details = line.details } = words.get(line.key) ?? {};
        return { ...line, name, details };
      }),
      this.#state.zipCode,
    );
  }

  async #priceWithoutPlace(ask: (place: string) => Promise<OrderPrice>, signal: AbortSignal): Promise<void> {
    try {
      this.#set({ price: await ask(''), pricing: false });
    } catch (error) {
      if (!signal.aborted) this.#set({ pricing: false, failure: asFailure(error) });
    }
  }
}

/** Cart lines and destination in the form calls take them. */
export function cartPlace({ lines, zipCode, delivery }: Pick<CartState, 'lines' | 'zipCode' | 'delivery'>) {
  const { country, foreignZipCode, deliveryAddressId } = delivery;
  return {
    cartItems: lines.map(({ key, productId, configuration, quantity }) => ({ key, productId, configuration, quantity })),
    zipCode: foreignZipCode ?? zipCode,
    country,
    ...(deliveryAddressId === undefined ? {} : { deliveryAddressId }),
  };
}

function asFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure(0, [{ message: 'unexpectedError', params: {} }]);
}
