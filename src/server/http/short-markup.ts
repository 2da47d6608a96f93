/**
 * The same body of a page in fewer bytes: React writes every value of an attribute between double quotation marks, escapes what HTML lets
 * stand, and closes what is empty. No text and no value of an attribute contains `="` itself. Scripts and the head are left as they are.
 */
const scripts = /(<script\b[\s\S]*?<\/script>)/;
const emptyShape = /><\/(?:path|use)>/g;
const voidElement = /(<(?:input|img) [^<>]*)\/>/g;
/** Before a slash, the slash would be a part of it. A name of a style may have a space behind it. */
const word = /="([\w-]+) ?"(?=[ >])/g;
/** The name of a field follows: such a sign is read as it stands. */
const escapedAnd = /&amp;(?=[a-z\d]+=)/gi;
const address = /(?:href|src|action)="[^"]*&amp;[^"]*"/g;
const quoting = /="([^"'<>]*&quot;[^"'<>]*)"/g;

export function shortMarkup(html: string): string {
  const end = html.indexOf('</head>');
  const body = html
    .slice(end)
    .split(scripts)
    .map((part, at) => (at % 2 === 1 ? part : shorter(part)));
  return html.slice(0, end) + body.join('');
}

function shorter(markup: string): string {
  return markup
    .replaceAll(emptyShape, '/>')
    .replaceAll(voidElement, '$1>')
    .replaceAll('=""', '')
    .replaceAll(word, '=$1')
    .replaceAll(address, (attribute) => attribute.replaceAll(escapedAnd, '&'))
    .replaceAll(quoting, (_whole, value: string) => `='${value.replaceAll('&quot;', '"')}'`);
}
