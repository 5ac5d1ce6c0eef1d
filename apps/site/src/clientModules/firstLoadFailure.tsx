import React from 'react';
import {createRoot} from 'react-dom/client';
import {matchRoutes} from 'react-router-config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import Loading from '../theme/Loading';

/** A component of a route, as react-loadable creates it. */
interface Loadable {
  new (props: object): {readonly retry: () => void};
  preload?: () => Promise<unknown>;
}

/** When a spinner replaces the box after Retry. react-loadable has the same delay (specification §9). */
const SPINNER_DELAY_MS = 200;

/** Resolves when Retry has been pressed. The parts of a page share one box. */
let retried: Promise<void> | undefined;
let hideBox = (): void => {};

function waitForRetry(error: Error): Promise<void> {
  retried ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const show = (failure: Error | null, pastDelay: boolean, retry: () => void) =>
      root.render(<Loading error={failure} pastDelay={pastDelay} retry={retry} />);
    show(error, false, () => {
      show(null, false, () => {});
      const spinner = setTimeout(() => show(null, true, () => {}), SPINNER_DELAY_MS);
      hideBox = () => {
        clearTimeout(spinner);
        root.unmount();
        place.remove();
      };
      retried = undefined;
      resolve();
    });
  });
  return retried;
}

/**
 * Makes a component wait for Retry if it can't be loaded. Docusaurus starts the app only when all of the page's
 * chunks have loaded. Until then, the page is the HTML from the server, which can be read, so a box is added to it.
 */
function retryLoading(component: Loadable): void {
  const {preload} = component;
  async function load(): Promise<unknown> {
    try {
      return await preload!();
    } catch (error) {
      hideBox();
      await waitForRetry(error as Error);
      // An instance can forget the failure. The component itself would return it again.
      new component({}).retry();
      return load();
    }
  }
  component.preload = async () => {
    component.preload = preload;
    await load();
    hideBox();
  };
}

if (ExecutionEnvironment.canUseDOM) {
  for (const {route} of matchRoutes(routes, window.location.pathname)) {
    retryLoading(route.component as unknown as Loadable);
  }
}
