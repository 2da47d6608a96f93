import { describe, expect, test } from 'vitest';
import { html, htmlLines } from './html.ts';

describe('html', () => {
  test('texts never become markup', () => {
    const name = `<img src=x onerror="alert('1')"> & Co`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co</p>',
    );
  });

  test('pieces of markup, lists of them, numbers and empty texts stand as they are', () => {
    const rows = [html`<li>${1}</li>`, html`<li>${''}</li>`];
    expect(
      html`<ul>
          ${rows}
        </ul>
        ${html`<hr />`}`.text,
    ).toBe('<ul><li>1</li><li></li></ul><hr>');
  });

  test('lines are escaped and broken', () => {
    expect(htmlLines(['a <b>', 'c']).text).toBe('a &lt;b&gt;<br>c');
  });
});
