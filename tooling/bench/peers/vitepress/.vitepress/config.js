// The default theme with its local search. This file creates the sidebar from the folders, because VitePress doesn't.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const source = 'docs';

function titleOf(file) {
  return /^title: "?(.*?)"?$/m.exec(readFileSync(file, 'utf8'))[1];
}

function items(folder) {
  return readdirSync(join(source, folder), {withFileTypes: true})
    .filter(({name}) => name !== 'index.md')
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) {
        return {text: titleOf(join(source, path)), link: `/${path.replace(/\.md$/, '')}`};
      }
      const hasPage = existsSync(join(source, path, 'index.md'));
      return {
        text: entry.name,
        collapsed: true,
        items: items(path),
        ...(hasPage && {link: `/${path}/`}),
      };
    });
}

const sections = {guides: 'Guides', platformRef: 'Platform reference', apiRef: 'API reference'};

export default {
  title: 'Documentation',
  srcDir: source,
  themeConfig: {
    search: {provider: 'local'},
    nav: Object.entries(sections).map(([folder, text]) => ({text, link: `/${folder}/`})),
    sidebar: Object.fromEntries(
      Object.keys(sections).map((folder) => [`/${folder}/`, items(folder)]),
    ),
  },
};
