import {matchRoutes} from 'react-router-config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

/**
 * Docusaurus starts the app only when all chunks of the page have loaded. If one fails, the app never
 * starts, and the reader sees no error. This module ignores the first failure, so the app starts, and
 * @theme/Loading shows the error and a Retry button in place of the missing part.
 */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

function forgiveFirstFailure(component: Preloadable): void {
  const {preload} = component;
  if (preload) {
    component.preload = () => {
      component.preload = preload;
      return preload().catch((error: unknown) => console.warn(error));
    };
  }
}

if (ExecutionEnvironment.canUseDOM) {
  for (const {route} of matchRoutes(routes, window.location.pathname)) {
    forgiveFirstFailure(route.component as unknown as Preloadable);
  }
}
