import {matchRoutes} from 'react-router-config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Ignores a component's first failure to load. Docusaurus starts the app only when all of the page's chunks
 * have loaded. After a failure, the app would never start, and the reader would see no error. Instead, the app
 * starts, and @theme/Loading shows the error and a Retry button in place of the missing part.
 */
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
