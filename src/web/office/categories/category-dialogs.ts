/** The dialogs of the category screen have addresses of their own: each leads to the screen with that dialog open. */
export const dialogs = ['link', 'edit', 'product'] as const;
export type CategoryDialog = (typeof dialogs)[number];

export const dialogOf = (query: URLSearchParams): CategoryDialog | null => dialogs.find((each) => each === query.get('dialog')) ?? null;
