import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {routePath} from '../routePath';

/** Encodes a percent sign that encodes nothing: '/100%' → '/100%25'. */
function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * Some hosts serve '/guides/index.html' without a redirect. No chunk is preloaded for that path, so the
 * page couldn't hydrate its HTML. The URL gets its clean path first. Docusaurus also decodes path and
 * hash, and fails if they can't be decoded.
 */
function cleanAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const page = pathname.endsWith('.html') ? routePath(pathname) : undefined;
  const path = page ?? decodable(pathname);
  const fragment = decodable(hash);
  if (path !== pathname || fragment !== hash) {
    // With its origin, because a path may start with two slashes.
    window.history.replaceState(window.history.state, '', origin + path + search + fragment);
  }
}

/** Inside the app Docusaurus decodes a path twice. A path that can't be decoded isn't a page, so it is reloaded. */
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
  // Before the router, which listens to the same events without capturing.
  window.addEventListener('popstate', followHistory, {capture: true});
}
