/**
 * Whether the site has been redeployed since this tab loaded it. If so, code that the tab requests may be
 * gone, and reloading gets the current page. Returns false offline, because a reload would lose the page.
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
