/**
 * Whether this tab is older than the deployment. Then code that it asks for may be gone, and a reload
 * brings the new page with its own. Offline this is unknown, and a reload would lose the page.
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
