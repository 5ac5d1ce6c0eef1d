import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';

export interface Options {
  readonly apiOrigin: string;
}

/** Fenced code shows the API of this deployment in place of https://api.example.com. */
export default function configuredOrigin({apiOrigin}: Options) {
  return (root: Root): void => {
    visit(root, 'code', (node) => {
      node.value = node.value.replaceAll('https://api.example.com', apiOrigin);
    });
  };
}
