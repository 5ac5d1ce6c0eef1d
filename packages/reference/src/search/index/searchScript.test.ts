import {expect, it} from 'vitest';
import {buildSearchData} from './buildSearchData';
import {fromScript, toScript, type SearchScript} from './searchScript';

const data = buildSearchData([
  {
    url: '/quotes',
    title: 'Quotes \'single\' "double" `back` \\ ${x} \u2028 </script>',
    kind: 'Guides',
    breadcrumb: [],
    description: "A line break\nand \\n, \\' and \\\\.",
    tags: [],
    names: [],
    aliases: [],
    text: 'It’s “quoted” 😀.',
    sections: [],
  },
]);

it('is a module whose default export returns the index', async () => {
  const url = `data:text/javascript,${encodeURIComponent(toScript(data))}`;
  const module = (await import(/* @vite-ignore */ url)) as SearchScript;
  expect(module.default()).toEqual(data);
});

it('can be read without running it', () => {
  expect(fromScript(toScript(data))).toEqual(data);
});
