// cspell:ignore uides
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {routePath, withoutHtml} from '../routePath';

/** Encodes the percent signs in text that can't be decoded: '/100%' → '/100%25' */
function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * Encodes the percent signs in a path that Docusaurus would decode to the path of a page, because the server
 * responds to it with 404: '/%67uides/' → '/%2567uides/'
 */
function asSent(path: string): string {
  const decoded = decodeURI(path).trim();
  return decoded !== path && routePath(decoded) ? path.replaceAll('%', '%25') : path;
}

/**
 * Replaces the URL with one that Docusaurus can handle. Some hosts serve '/guides/index.html' without a
 * redirect, but Docusaurus preloads no chunks for that path, so the page couldn't hydrate. Docusaurus also
 * fails if it can't decode the path or hash.
 */
function cleanAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const path = asSent(decodable(withoutHtml(pathname)));
  const fragment = decodable(hash);
  if (path !== pathname || fragment !== hash) {
    // Without the origin, a path that starts with two slashes would be parsed as a host.
    window.history.replaceState(window.history.state, '', origin + path + search + fragment);
  }
}

/**
 * Cleans the URL after Back or Forward. Docusaurus decodes the path twice in these cases, so this function
 * reloads the page if the second decoding would fail.
 */
function followHistory(event: Event): void {
  cleanAddress();
  const path = decodeURI(window.location.pathname);
  if (decodable(path) !== path) {
    event.stopImmediatePropagation();
    window.location.reload();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  cleanAddress();
  // A capturing listener runs before the router's listener for the same event.
  window.addEventListener('popstate', followHistory, {capture: true});
}

/** Also cleans the URL after a click on a link. */
const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      cleanAddress();
    }
  },
};

export default clientModule;
