/**
 * The order of the folders: a folder imports only folders before it, and a new one takes its place here before anything else.
 * Why the server's and the screens' folders have one too: decision 0019.
 */
export interface FolderOrder {
  top: string;
  folders: readonly string[];
}

export const FOLDER_ORDERS: readonly FolderOrder[] = [
  {
    top: 'src/domain/',
    folders: [
      'refusal',
      'language',
      'list',
      'money',
      'calendar',
      'contact',
      'access',
      'material',
      'formula',
      'part-list',
      'configurator',
      'drawing',
      'cut-plan',
      'spreadsheet',
      'catalog',
      'vat',
      'qr-bill',
      'pricing',
      'search',
      'shipping',
      'position',
      'cart',
      'quick-order',
      'checkout',
      'quote',
      'order',
      'ledger',
      'bank',
      'setting',
    ],
  },
  {
    top: 'src/server/',
    folders: [
      // What every noun needs.
      'words',
      'cache',
      'call',
      'connect',
      'db',
      'idempotency',
      'record',
      'audit',
      'setting',
      // What is sold, and for how much.
      'shop',
      'calendar',
      'model',
      'configurator',
      'catalog',
      'favourite',
      'shipping',
      'pricing',
      'truck',
      'product',
      'category',
      'media',
      'export',
      // Who buys, and what is written to them.
      'session',
      'customer',
      'mail',
      'user',
      'staff',
      'registration',
      'jobs',
      // What is bought.
      'document',
      'order',
      'delivery',
      'invoice',
      'order-state',
      'ledger',
      'order-change',
      'order-mail',
      'payment',
      'bank',
      'quote',
      'note',
      'report',
      'search',
      'today',
      // The door, what a new shop starts with, and those who put all of it together.
      'http',
      'seed',
      'compose',
    ],
  },
  {
    top: 'src/web/storefront/',
    folders: [
      // What many pages are made of.
      'consent',
      'page',
      'form',
      'cart',
      'product-card',
      'document',
      // The pages, and the frame around them.
      'favourites',
      'order',
      'checkout',
      'account',
      'product',
      'cart-page',
      'catalog',
      'search',
      'frame',
      'home',
      'pages',
      'profile',
      'quick-order',
      'quote',
    ],
  },
  {
    top: 'src/web/office/',
    folders: ['text', 'ui', 'grid', 'frame', 'list', 'record', 'document', 'today', 'dev', 'payments', 'orders', 'quotes', 'staff'],
  },
];

/** Below these nothing imports in a circle: no folder, and no file that lies beside the folders. */
export const WITHOUT_CIRCLE = ['src/server/', 'src/web/', 'src/web/storefront/', 'src/web/office/', 'src/web/configurator/'] as const;
