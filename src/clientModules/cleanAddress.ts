import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {routePath} from '../routePath';

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
 * Replaces the URL with one that Docusaurus can handle. Some hosts serve '/guides/index.html' without a
 * redirect, but Docusaurus preloads no chunks for that path, so the page couldn't hydrate. Docusaurus also
 * fails if it can't decode the path or hash.
 */
function cleanAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const page = pathname.endsWith('.html') ? routePath(pathname) : undefined;
  const path = page ?? decodable(pathname);
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
