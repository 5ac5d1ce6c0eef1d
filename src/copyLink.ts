import {COPIED_LABEL_MS} from './universal/constants';

/** Copies a link's URL, shows "Copied" beside it, and announces it. If copying fails, the URL bar has the URL. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return;
  }
  // This region also announces the titles of pages.
  const region = document.querySelector<HTMLElement>('[data-route-announcement]')!;
  const announced = 'Link copied';
  link.dataset['copied'] = '';
  region.textContent = announced;
  window.setTimeout(() => {
    delete link.dataset['copied'];
    if (region.textContent === announced) {
      region.textContent = '';
    }
  }, COPIED_LABEL_MS);
}
