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
 * Replaces the URL with its clean form. Some hosts serve '/guides/index.html' without a redirect, but no
 * chunk is preloaded for that path, so the page couldn't hydrate. Docusaurus also fails on a path or hash
 * that it can't decode.
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

/** Cleans the URL after Back or Forward. Docusaurus then decodes the path twice. If that would fail, reloads the page instead. */
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
  // Capturing makes this run before the router, which listens to the same event.
  window.addEventListener('popstate', followHistory, {capture: true});
}
