import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

if (ExecutionEnvironment.canUseDOM) {
  // A click on a link to the part that contains it, such as a heading, also copies its URL.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.hash-link');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      void import('../copyLink').then(({copyLink}) => copyLink(link));
    }
  });
}

/** Opens what is collapsed around the hash target, because only some browsers do. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location: {hash}}) {
    const target = document.getElementById(hash.slice(1));
    let fold = target?.closest<HTMLDetailsElement>('details');
    const wasClosed = fold && !fold.open;
    while (fold) {
      fold.open = true;
      fold = fold.parentElement?.closest('details');
    }
    if (wasClosed) {
      target!.scrollIntoView();
    }
  },
};

export default clientModule;
