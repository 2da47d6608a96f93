/** The ways a product is shown. */
const builtTabs = ['drawing', 'exploded', 'space', 'front', 'side', 'top'] as const;
export type Tab = (typeof builtTabs)[number] | 'folded';
/** A carton is shown folded or as its blank; it cannot be taken apart. */
const flatTabs: readonly Tab[] = ['folded', 'drawing', 'space'];

export const tabsOf = (flat: boolean): readonly Tab[] => (flat ? flatTabs : builtTabs);

export const isSide = (id: Tab): boolean => id === 'front' || id === 'side' || id === 'top';
