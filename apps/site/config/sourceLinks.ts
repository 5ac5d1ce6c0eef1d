import type {Environment} from './environment';

/** Returns the URL at which a source file can be edited, if SITE_EDIT_URL is set. */
export function editUrl({editBaseUrl}: Environment, path: string): string | undefined {
  // In a query, such as 'https://git.example.com/edit?file=', a slash may be wrong.
  const separator = /\/$|[?#]/.test(editBaseUrl) ? '' : '/';
  return editBaseUrl ? editBaseUrl + separator + path : undefined;
}

/** Returns the URL for reports with the version filled in. Each page fills in its own URL. */
export function reportUrl({reportUrl: url}: Environment, version: string): string | undefined {
  return url ? url.replaceAll('{version}', () => encodeURIComponent(version)) : undefined;
}
