/** Characters of the secret in a link of a mail: fewer, and a mail program has cut the link. */
export const linkTokenLength = { min: 20, max: 200 } as const;
