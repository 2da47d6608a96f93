/** The course of an order, day by day after it was placed. Steps on future days have not happened yet: recent orders have simply not got as far. */
export type Step = { readonly after: number } & (
  | { readonly what: 'confirm' | 'produce' | 'remind' | 'dispute' | 'cancel' | 'takeBack' | 'collect' }
  /** `share` of every line; absent: everything open. */
  | { readonly what: 'deliver'; readonly share?: number }
  /** `share` of the open amount of the oldest open invoice, or of the order while there is none. */
  | { readonly what: 'pay'; readonly share?: number; readonly source?: 'manual' | 'bank' }
  | { readonly what: 'credit'; readonly reason: string }
);

const made: readonly Step[] = [
  { after: 1, what: 'confirm' },
  { after: 3, what: 'produce' },
];

const standard = (paidAfter: number): readonly Step[] => [...made, { after: 8, what: 'deliver' }, { after: paidAfter, what: 'pay' }];

export const courses = {
  /** Made, delivered, paid within thirty days. */
  standard: standard(33),
  early: standard(14),
  /** Deducts two per cent cash discount. */
  skonto: [...made, { after: 8, what: 'deliver' }, { after: 15, what: 'pay', share: 0.98 }],
  twoParts: [
    ...made,
    { after: 7, what: 'deliver', share: 0.5 },
    { after: 13, what: 'deliver' },
    { after: 36, what: 'pay' },
    { after: 41, what: 'pay' },
  ],
  /** Pays part of the first invoice and then nothing for a long time. */
  slow: [
    ...made,
    { after: 8, what: 'deliver' },
    { after: 40, what: 'pay', share: 0.4 },
    { after: 52, what: 'remind' },
    { after: 64, what: 'remind' },
  ],
  never: [
    ...made,
    { after: 8, what: 'deliver' },
    { after: 52, what: 'remind' },
    { after: 63, what: 'remind' },
    { after: 75, what: 'remind' },
  ],
  disputed: [...made, { after: 8, what: 'deliver' }, { after: 12, what: 'dispute' }],
  prepaid: [
    { after: 3, what: 'pay' },
    { after: 3, what: 'confirm' },
    { after: 4, what: 'produce' },
    { after: 9, what: 'deliver' },
  ],
  waits: [],
  credited: [...made, { after: 8, what: 'deliver' }, { after: 14, what: 'credit', reason: 'Two boards split, goods taken back' }],
  /** Invoiced once a month; the first delivery went to the wrong ramp. */
  monthly: [
    ...made,
    { after: 8, what: 'deliver' },
    { after: 9, what: 'takeBack' },
    { after: 11, what: 'deliver' },
    { after: 20, what: 'collect' },
    { after: 47, what: 'pay' },
  ],
  overpaid: [...made, { after: 8, what: 'deliver' }, { after: 31, what: 'pay', share: 1.1 }],
  canceled: [{ after: 1, what: 'cancel' }],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

export type CourseName = keyof typeof courses;
