import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * When the site is embedded in a frame, pressing Escape posts this message to the parent window, which can then
 * close the frame. If a dialog on the page handles the key, it calls preventDefault(), and nothing is posted.
 */
const message = {type: 'documentation:escape'};

if (ExecutionEnvironment.canUseDOM && window.parent !== window) {
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      window.parent.postMessage(message, '*');
    }
  });
}
