import {inlineScript} from './inlineScript';

/**
 * Posts a message to the parent window when Escape is pressed in a frame, so the parent can close the frame. If
 * something on the page handles the key, it calls preventDefault(), and nothing is posted.
 */
function postEscape(): void {
  window.addEventListener('keydown', ({key, defaultPrevented}) => {
    if (key === 'Escape' && !defaultPrevented && window.parent !== window) {
      window.parent.postMessage({type: 'documentation:escape'}, '*');
    }
  });
}

/** The script is inline, so the key also works before the other scripts have loaded, or if they can't be loaded. */
export const frameEscapeTag = inlineScript(`(${String(postEscape)})()`);
