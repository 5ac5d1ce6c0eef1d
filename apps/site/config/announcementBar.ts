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
 * Returns a script that resets the dismissal when the announcement ID is new (specification §4). The theme
 * resets it only after the first paint, in which the bar is still hidden. This script runs earlier, before the
 * theme's script reads the storage.
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
