import type {ClientModule} from '@docusaurus/types';

/** What was clicked before the app has started is clicked once more (config/earlyUse.ts). */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) {
    window.repeatEarlyClicks?.();
  }
};
