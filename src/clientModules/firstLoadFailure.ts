import {matchRoutes} from 'react-router-config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

/**
 * Docusaurus starts the page only once all its chunks are there; if one can't be loaded, it never
 * starts and nothing says so. Here the failure of the first preload is set aside, so that the page
 * starts and @theme/Loading shows the error with its Retry button in place of the missing part.
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
