import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * When the site is embedded in a frame, Escape tells the embedding window, so that it can close
 * its frame. The message is this type and nothing else. A dialog of ours that takes the key calls
 * preventDefault(), and then nothing is posted.
 */
const message = {type: 'documentation:escape'};

if (ExecutionEnvironment.canUseDOM && window.parent !== window) {
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      window.parent.postMessage(message, '*');
    }
  });
}
