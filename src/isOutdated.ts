/**
 * Whether this tab is older than the deployment. If so, code that it requests may be gone, and a reload
 * gets the current page. Returns false offline, where a reload would lose the page.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[src*="/assets/js/main."]')?.src;
  try {
    const page = await fetch(window.location.href, {cache: 'no-cache'});
    const [current] = /\/assets\/js\/main\.\w+\.js/.exec(await page.text()) ?? [];
    return current !== undefined && own !== undefined && !own.endsWith(current);
  } catch {
    return false;
  }
}
