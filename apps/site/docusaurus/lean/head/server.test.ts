import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Helmet, HelmetProvider} from './server';

type Context = Parameters<typeof HelmetProvider>[0]['context'];

function render(...heads: ReactNode[][]) {
  const context: Context = {};
  const children = heads.map((tags, index) => createElement(Helmet, {key: index}, ...tags));
  renderToStaticMarkup(createElement(HelmetProvider, {context}, ...children));
  return context.helmet!;
}

test('an inner head overrides an outer one and keeps the rest', () => {
  const {title, htmlAttributes, meta, link} = render(
    [
      createElement('html', {lang: 'en', className: 'outer'}),
      createElement('title', {}, 'Outer'),
      createElement('meta', {name: 'description', content: 'Outer'}),
      createElement('meta', {name: 'viewport', content: 'width=device-width'}),
      createElement('link', {rel: 'canonical', href: '/outer'}),
    ],
    [
      createElement('html', {className: 'inner'}),
      createElement('title', {}, 'Inner & "more"'),
      createElement('meta', {name: 'description', content: 'Inner & "more"'}),
      createElement('link', {rel: 'canonical', href: '/inner'}),
    ],
  );
  expect(htmlAttributes.toString()).toBe('lang="en" class="inner"');
  expect(title.toString()).toBe('<title data-rh="true">Inner &amp; &quot;more&quot;</title>');
  expect(meta.toString()).toBe(
    '<meta data-rh="true" name="viewport" content="width=device-width">' +
      '<meta data-rh="true" name="description" content="Inner &amp; &quot;more&quot;">',
  );
  expect(link.toString()).toBe('<link data-rh="true" rel="canonical" href="/inner">');
});

test('one head can link to the same URL for two languages', () => {
  const {link} = render([
    createElement('link', {rel: 'alternate', href: '/page', hrefLang: 'en'}),
    createElement('link', {rel: 'alternate', href: '/page', hrefLang: 'x-default'}),
  ]);
  expect(link.toString()).toBe(
    '<link data-rh="true" rel="alternate" href="/page" hreflang="en">' +
      '<link data-rh="true" rel="alternate" href="/page" hreflang="x-default">',
  );
});

test('data can’t end its script', () => {
  const data = {name: '</script><script>alert(1)</script>'};
  const {script} = render([
    createElement('script', {type: 'application/ld+json'}, JSON.stringify(data)),
  ]);
  const [, text] = /^<script [^>]*>(.*)<\/script>$/.exec(script.toString())!;
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text!)).toEqual(data);
});

test('Docusaurus sees which page must not be indexed', () => {
  const {meta} = render([createElement('meta', {name: 'robots', content: 'noindex'})]);
  expect(meta.toComponent()).toEqual([{props: {name: 'robots', content: 'noindex'}}]);
});
