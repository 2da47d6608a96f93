/** The dialogs of the category screen have their own addresses: each opens the screen with that dialog. */
const dialogs = ['link', 'edit', 'product'] as const;
export type CategoryDialog = (typeof dialogs)[number];

export const dialogOf = (query: URLSearchParams): CategoryDialog | null => dialogs.find((each) => each === query.get('dialog')) ?? null;
