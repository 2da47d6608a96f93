/** The page for errors that happen before or outside the pages (database away, broken address): no script, no data. */
const texts: Record<number, [string, string]> = {
  400: ['Adresse nicht lesbar', 'Die aufgerufene Adresse ist unvollständig oder enthält unzulässige Zeichen.'],
  403: ['Nicht erlaubt', 'Dieser Aufruf ist nicht erlaubt.'],
  404: ['This page could not be found', 'Diese Seite gibt es nicht.'],
  431: ['Adresse nicht lesbar', 'Die aufgerufene Adresse ist zu lang.'],
  503: [
    'Gleich wieder da',
    'Der Shop ist im Moment nicht erreichbar. Ihr Warenkorb bleibt gespeichert. Bitte versuchen Sie es in einer Minute noch einmal.',
  ],
};

/** For the places where no page renders and so no policy with a nonce is made: only the style in the page itself is allowed. */
export const plainErrorHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

export function plainErrorPage(status: number): string {
  const [title, text] = texts[status] ?? [
    'Das hat nicht geklappt',
    'Der Fehler ist bei uns. Ihr Warenkorb bleibt gespeichert. Bitte versuchen Sie es noch einmal.',
  ];
  return `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>body{margin:0;background:#FBF8F4;color:#1D1916;font:16px/1.5 Archivo,"Helvetica Neue",Arial,sans-serif}main{max-width:640px;margin:12vh auto;padding:0 16px}h1{font-size:56px;line-height:.95;letter-spacing:-.03em;margin:0 0 24px}a{color:inherit;display:inline-block;padding:12px 0}</style></head>
<body><main><p>${status}</p><h1>${title}</h1><p>${text}</p><p><a href="/">Zur Startseite</a></p></main></body></html>`;
}
