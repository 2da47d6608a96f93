// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shortMarkup } from './short-markup.ts';

/** As a browser reads it; a name of a style counts without the space behind it. */
function read(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.documentElement.outerHTML.replaceAll('"MJ "', '"MJ"');
}

it.each([
  [
    '<svg class="a b" aria-hidden="true"><path d="M0 0"></path><use href="#x"></use></svg>',
    '<svg class="a b" aria-hidden=true><path d="M0 0"/><use href="#x"/></svg>',
  ],
  ['<input type="radio" id="p" checked="" value="1"/>', '<input type=radio id=p checked value=1>'],
  ['<input type="text" class="Za" value=""/>', '<input type=text class=Za value>'],
  ['<br class="Za"/>', '<br class="Za"/>'],
  ['<img alt="" width="310" src="/a/"/>', '<img alt width=310 src="/a/">'],
  ['<div class="MJ " hidden="">a class=&quot;b&quot;</div>', '<div class=MJ hidden>a class=&quot;b&quot;</div>'],
  ['<a href="?l=1&amp;copy=2&amp;not-so=3">&amp;copy=2</a>', '<a href="?l=1&copy=2&amp;not-so=3">&amp;copy=2</a>'],
  ['<input value="{&quot;a&quot;:1}"/>', `<input value='{"a":1}'>`],
  ['<input value="{&quot;a&quot;:&quot;it&#x27;s&quot;}"/>', `<input value='{"a":"it&#x27;s"}'>`],
  [`<p title="a &quot;b&quot; c's">x</p>`, `<p title="a &quot;b&quot; c's">x</p>`],
  ['<script>a=\'<i class="b"></i>\'</script><i class="b"></i>', '<script>a=\'<i class="b"></i>\'</script><i class=b></i>'],
])('%s', (sent, short) => {
  const head = '<head><meta name="a"/></head>';
  expect(shortMarkup(head + sent)).toBe(head + short);
  expect(read(short)).toBe(read(sent));
});
