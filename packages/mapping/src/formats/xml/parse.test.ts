import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parse, type XmlSyntaxError} from './parse';
import {serialise} from './serialise';
import {rootOf} from './tree';

function mistakeIn(text: string): string {
  try {
    parse(text);
    return 'none';
  } catch (error) {
    const {line, column, message} = error as XmlSyntaxError;
    return `${line}:${column} ${message}`;
  }
}

describe('rejects', () => {
  it.each([
    ['', '1:1 The text is empty'],
    [' \n\t', '1:1 The text is empty'],
    ['hello', '1:1 There is text outside'],
    ['<a>', '1:1 <a> is never closed'],
    ['<a>\n<b></a>', '2:4 Found </a>, but <b> from line 2'],
    ['</a>', '1:1 </a> has no opening tag'],
    ['<a/><b/>', '1:5 There is a second root element'],
    ['<a/>x', '1:5 There is text outside'],
    ['<a b=1/>', '1:6 The attribute b needs'],
    ['<a b/>', '1:5 The attribute b needs'],
    ['<a b="1"c="2"/>', '1:9 There is no space before the attribute c'],
    ['<a b="1" b="2"/>', '1:1 <a> has the attribute b twice'],
    ['<a b="<"/>', '1:7 < in an attribute value'],
    ['<a>1 < 2</a>', '1:6 < must be written'],
    ['<a>x & y</a>', '1:6 & must be written'],
    ['<a>&nbsp;</a>', '1:4 &nbsp; isn’t defined'],
    ['<a>&#0;</a>', '1:4 &#0; is a character'],
    ['<a>&#x110000;</a>', '1:4 &#x110000; is a character'],
    ['<a>]]></a>', '1:4 ]]> in text'],
    ['<a>\u0001</a>', '1:4 The character U+0001 isn’t allowed'],
    ['<a>\ud800</a>', '1:4 The character U+D800 isn’t allowed'],
    ['<a>\u{1f600}&</a>', '1:5 & must be written'],
    ['<a><!-- -- --></a>', '1:9 A comment can’t contain'],
    ['<a><![CDATA[</a>', '1:4 A CDATA section'],
    ['<a><?p</a>', '1:4 A processing instruction'],
    [' <?xml version="1.0"?><a/>', '1:2 The XML declaration must be'],
    ['<?xml version="1.0" encoding=utf-8?><a/>', '1:1 The XML declaration has a syntax error'],
    ['<p:a/>', '1:1 The prefix p isn’t declared'],
    ['<a p:b="1"/>', '1:1 The prefix p isn’t declared'],
    ['<a xmlns:p=""/>', '1:1 xmlns:p must not be empty'],
    ['<a xmlns:xml="urn:x"/>', '1:1 xmlns:xml declares'],
    ['<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>', '1:1 <a> has the attribute q:b twice'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a/>', '1:1 For security reasons'],
    ['<a><!DOCTYPE a></a>', '1:4 A DOCTYPE is allowed only once'],
    ['<!DOCTYPE a><!DOCTYPE a><a/>', '1:13 A DOCTYPE is allowed only once'],
    ['<a/><!DOCTYPE a>', '1:5 A DOCTYPE is allowed only once'],
    ['<!DOCTYPE a SYSTEM "http://localhost/a.dtd"><a>&b;</a>', '1:48 &b; isn’t defined'],
    ['<!ELEMENT a ANY><a/>', '1:1 After <!'],
  ])('%s', (text, mistake) => {
    expect(mistakeIn(text)).toContain(mistake);
  });

  it('elements that are nested too deeply', () => {
    expect(mistakeIn('<a>'.repeat(500) + '</a>'.repeat(500))).toBe('none');
    expect(mistakeIn('<a>'.repeat(501))).toContain('nested more than 500 levels');
  });
});

describe('reads', () => {
  it.each([
    [
      '\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<a/>',
      '<?xml version="1.0" encoding="UTF-8"?>\n<a/>',
    ],
    ['<!DOCTYPE a SYSTEM "a.dtd"><a/>', '<!DOCTYPE a SYSTEM "a.dtd">\n<a/>'],
    ["<a b='\"' ></a >", '<a b="&quot;"/>'],
    ['<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</a>', '<a>&lt;&gt;&amp;"\'A\u{1f600}</a>'],
    ['<a>x<![CDATA[<y>]]>z</a>', '<a>x&lt;y&gt;z</a>'],
    ['<a b="1\t2\n3&#10;"/>', '<a b="1 2 3&#10;"/>'],
    ['<a>1\r\n2\r3&#13;</a>', '<a>1\n2\n3&#13;</a>'],
    ['<a><!--c--><?p d?></a>', '<a><!--c--><?p d?></a>'],
    ['<größe ж="1"/>', '<größe ж="1"/>'],
  ])('%j', (text, written) => {
    expect(serialise(parse(text))).toBe(written);
  });

  it('namespaces', () => {
    const root = rootOf(
      parse('<p:a xmlns:p="urn:p" xmlns="urn:d" p:x="1" y="2"><b xmlns=""/></p:a>'),
    );
    expect(root).toMatchObject({prefix: 'p', localName: 'a', namespace: 'urn:p'});
    expect(root.attributes.slice(2).map(({namespace}) => namespace)).toEqual(['urn:p', '']);
    expect(root.children).toMatchObject([{name: 'b', namespace: ''}]);
  });

  it('its own output, unchanged', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="1 &amp; &#10;">',
      '</b>',
      ' x ',
      '&gt;',
      '<!--c-->',
      '<d/>',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 8}), (pieces) => {
        const text = `<r>${pieces.join('')}</r>`;
        fc.pre(mistakeIn(text) === 'none');
        const written = serialise(parse(text));
        expect(serialise(parse(written))).toBe(written);
      }),
    );
  });
});

it('indents only elements without text', () => {
  const document = parse(
    '<a><b>1</b><c>x<d/></c><e xml:space="preserve"> <f/></e><g> </g>\n <h>\n<i/> </h></a>',
  );
  expect(serialise(document, {indent: 2})).toBe(
    '<a>\n  <b>1</b>\n  <c>x<d/></c>\n  <e xml:space="preserve"> <f/></e>\n  <g> </g>\n  <h>\n    <i/>\n  </h>\n</a>',
  );
});
