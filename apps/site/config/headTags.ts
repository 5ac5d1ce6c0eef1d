import type {HtmlTagObject} from '@docusaurus/types';
import type {Environment} from './environment';

/** The navbar's colour, `--doc-surface` in apps/site/src/css/tokens.css, which browsers continue above the page. */
const themeColours = {light: '#fff', dark: '#131d21'} as const;

const cardText = 'Documentation: map data, run workflows.';

/** Returns the tags that are the same on all pages: icons, the web manifest, colours and the social card's text. */
export function headTags({baseUrl}: Environment): HtmlTagObject[] {
  const link = (rel: string, path: string) => ({
    tagName: 'link',
    attributes: {rel, href: `${baseUrl}${path}`},
  });
  const meta = (attributes: Readonly<Record<string, string>>) => ({tagName: 'meta', attributes});
  return [
    link('apple-touch-icon', 'img/apple-touch-icon.png'),
    link('manifest', 'site.webmanifest'),
    ...Object.entries(themeColours).map(([mode, content]) =>
      meta({name: 'theme-color', content, media: `(prefers-color-scheme:${mode})`}),
    ),
    meta({property: 'og:type', content: 'website'}),
    meta({property: 'og:image:alt', content: cardText}),
    meta({name: 'twitter:image:alt', content: cardText}),
  ];
}
