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
    const rows = [html`<i>${1}</i>`, html`<i>${''}</i>`];
    expect(html`<b>${rows}</b>${html`<u></u>`}`.text).toBe('<b><i>1</i><i></i></b><u></u>');
  });

  test('lines are escaped and broken', () => {
    expect(htmlLines(['a <b>', 'c']).text).toBe('a &lt;b&gt;<br>c');
  });
});
