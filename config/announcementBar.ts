import escapeHtml from 'escape-html';
import type {HtmlTagObject} from '@docusaurus/types';
import type {Environment} from './environment';
import {isWebUrl} from './validValues';

const link = /(\[[^[\]]+\]\([^()\s]+\))/;
const linkParts = /^\[(.+)\]\((.+)\)$/;

/** '<b> [Read more](https://example.com)' → '&lt;b&gt; <a href="https://example.com">Read more</a>' */
function toHtml(text: string): string {
  return text
    .split(link)
    .map((part) => {
      const [, label = '', url = ''] = linkParts.exec(part) ?? [];
      return isWebUrl(url)
        ? `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${escapeHtml(label)}</a>`
        : escapeHtml(part);
    })
    .join('');
}

export function announcementBar({announcementId, announcementText}: Environment) {
  if (!announcementText) {
    return undefined;
  }
  return {id: announcementId, content: toHtml(announcementText), isCloseable: true};
}

/**
 * Resets the dismissal when the announcement ID is new (specification §4). The theme does so only after
 * the first paint has hidden the bar, so this script runs before the theme's script reads the storage.
 */
export function resetDismissalTag(
  {announcementId, announcementText}: Environment,
  storageNamespace: string,
): HtmlTagObject[] {
  if (!announcementText) {
    return [];
  }
  const idKey = JSON.stringify(`docusaurus.announcement.id-${storageNamespace}`);
  const dismissKey = JSON.stringify(`docusaurus.announcement.dismiss-${storageNamespace}`);
  const id = JSON.stringify(announcementId);
  return [
    {
      tagName: 'script',
      attributes: {},
      innerHTML: `try{if(localStorage.getItem(${idKey})!==${id})localStorage.removeItem(${dismissKey})}catch(e){}`,
    },
  ];
}
