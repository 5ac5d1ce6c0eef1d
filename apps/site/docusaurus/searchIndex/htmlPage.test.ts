import {describe, expect, it} from 'vitest';
import {readHtmlPage} from './htmlPage';

function html(content: string): string {
  return `<html><head><meta name=description content="Turns text."><meta name=keywords content="capitals,big letters"></head><body>
    <nav><ul class=breadcrumbs><li class=breadcrumbs__item><a aria-label="Home page"><svg></svg></a></li>
    <li class=breadcrumbs__item>Mapping functions</li><li class=breadcrumbs__item><a>Text</a></li>
    <li class="breadcrumbs__item breadcrumbs__item--active">Upper</li></ul></nav>
    <div class="theme-doc-markdown markdown"><header><h1>Upper</h1></header>${content}</div>
    <footer><a rel=tag href=/tags/text>text</a></footer></body></html>`;
}

describe('readHtmlPage', () => {
  it('reads title, description, breadcrumb and tags', () => {
    expect(readHtmlPage(html(''))).toEqual({
      title: 'Upper',
      description: 'Turns text.',
      aliases: ['capitals', 'big letters'],
      breadcrumb: ['Mapping functions', 'Text'],
      tags: ['text'],
      text: '',
      sections: [],
    });
  });

  it('splits at headings with an anchor, wherever they are', () => {
    const page = readHtmlPage(
      html(`<p>Turns text.</p><p>Intro.</p>
        <h2 id=a>First<a class=hash-link>#</a></h2><p>One.</p><div><h3 id=b>Second</h3><p>Two.</p></div>
        <section><h3>No anchor</h3><p>Three.</p></section>`),
    );
    expect(page?.text).toBe('Intro.');
    expect(page?.sections).toEqual([
      {anchor: 'a', heading: 'First', text: 'One.'},
      {anchor: 'b', heading: 'Second', text: 'Two. No anchor Three.'},
    ]);
  });

  it('leaves out code, controls, table headers and rows that link to other pages', () => {
    const page = readHtmlPage(
      html(`<pre>code</pre><button>Copy</button><span class=visually-hidden>Result</span>
        <div><div><pre>call</pre></div><span>fails with E_TYPE</span></div>
        <table><thead><tr><th>Name</th></tr></thead><tbody>
          <tr><td><code>locale</code></td><td><code>Text.Upper("a")</code></td><td>the language</td></tr>
          <tr><td><a href=/Text/Lower>Lower</a></td><td>Turns it back.</td></tr>
          <tr><td><a href=/platformRef/#e_locale>E_LOCALE</a></td><td>no language tag</td></tr>
        </tbody></table><p>Write <code>Upper("a")</code>.</p>`),
    );
    expect(page?.text).toBe('locale the language E_LOCALE no language tag Write Upper("a").');
  });

  it('leaves out what is made from the code beside it', () => {
    const page = readHtmlPage(
      html('<p>Summary.</p><figure data-search=skip><li>request</li></figure><p>Intro.</p>'),
    );
    expect(page?.text).toBe('Summary. Intro.');
  });

  it('reads only the caption of a picture', () => {
    const picture =
      '<figure><div>Platform</div><ol><li>204</li></ol><figcaption>Retries</figcaption></figure>';
    expect(readHtmlPage(html(picture))?.text).toBe('Retries');
    expect(readHtmlPage(html('<figure><ol><li>Trigger</li></ol></figure>'))?.text).toBe('Trigger');
  });

  it('leaves out links to related pages and the live panel', () => {
    expect(readHtmlPage(html('<h2 id=see-also>See also</h2><p>Lower</p>'))?.sections).toEqual([]);
    expect(readHtmlPage(html('<h2 id=try-it>Try it</h2><p>History</p>'))?.sections).toEqual([]);
  });

  it('keeps escaped markup as text, and removes control characters', () => {
    const page = readHtmlPage(html('<h2 id=x>&lt;img src=x&gt; \u202Eevil\u0007</h2>'));
    expect(page?.sections[0]?.heading).toBe('<img src=x> evil');
  });

  it('returns nothing for a page without a document', () => {
    expect(readHtmlPage('<html><body><main><h1>Tags</h1></main></body></html>')).toBeUndefined();
  });
});
