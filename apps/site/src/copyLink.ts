import {COPIED_LABEL_MS} from './universal/constants';

/** Clears the last announcement. */
let clearing: number | undefined;

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
  window.setTimeout(() => delete link.dataset['copied'], COPIED_LABEL_MS);
  window.clearTimeout(clearing);
  clearing = window.setTimeout(() => {
    if (region.textContent === announced) {
      region.textContent = '';
    }
  }, COPIED_LABEL_MS);
}
