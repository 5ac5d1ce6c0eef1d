import type {ClientModule} from '@docusaurus/types';

/** Repeats the clicks that readers made before the app started (apps/site/config/earlyUse.ts). */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) {
    window.repeatEarlyClicks?.();
  }
};
