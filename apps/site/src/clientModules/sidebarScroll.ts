import type {ClientModule} from '@docusaurus/types';

/** Scrolls a long sidebar to its active entry, without moving the page. */
function showActiveEntry(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const active = menu?.querySelector('.menu__link--active[aria-current="page"]');
  if (!menu || !active) {
    return;
  }
  const menuBox = menu.getBoundingClientRect();
  const activeBox = active.getBoundingClientRect();
  if (activeBox.top < menuBox.top || activeBox.bottom > menuBox.bottom) {
    menu.scrollTop += activeBox.top - menuBox.top - menuBox.height / 3;
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // Waits one frame, until the categories that contain the entry are open.
    requestAnimationFrame(showActiveEntry);
  },
};

export default clientModule;
