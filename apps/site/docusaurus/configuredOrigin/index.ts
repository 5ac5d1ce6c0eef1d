import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';

export interface Options {
  readonly apiOrigin: string;
}

/** Replaces https://api.example.com in fenced code with the API origin of this deployment. */
export default function configuredOrigin({apiOrigin}: Options) {
  return (root: Root): void => {
    visit(root, 'code', (node) => {
      node.value = node.value.replaceAll('https://api.example.com', apiOrigin);
    });
  };
}
