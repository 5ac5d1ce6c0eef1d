// The configuration that create-docusaurus generates, without the blog and with its preset's packages listed
// individually. The first local search plugin in the Docusaurus documentation replaces the hosted search.
import {themes} from 'prism-react-renderer';

const sections = {guides: 'Guides', platformRef: 'Platform reference', apiRef: 'API reference'};

export default {
  title: 'Documentation',
  url: 'https://docs.example.com',
  baseUrl: '/',
  future: {v4: true},
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  plugins: [
    ['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.js'}],
    '@docusaurus/plugin-css-cascade-layers',
    '@docusaurus/plugin-sitemap',
  ],
  themes: [
    '@docusaurus/theme-classic',
    [
      '@easyops-cn/docusaurus-search-local',
      {docsRouteBasePath: '/', indexBlog: false, hashed: 'filename'},
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Documentation',
      items: Object.entries(sections).map(([sidebarId, label]) => ({
        type: 'docSidebar',
        sidebarId,
        label,
      })),
    },
    footer: {style: 'dark', copyright: 'Copyright © Example'},
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
