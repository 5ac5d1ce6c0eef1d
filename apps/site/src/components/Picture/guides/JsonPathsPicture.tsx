import React, {type ReactNode} from 'react';
import {jsonTree} from '@documentation/reference/internal/pages/guidePictures';
import Figure from '../Figure';
import Tree from './Tree';

/** Shows how paths lead down into shop-orders.json, and where its two orders differ. */
export default function JsonPathsPicture(): ReactNode {
  return (
    <Figure
      caption="Each level of the document adds a part to the path. The lines of the second order aren’t a list."
      label="The document in shop-orders.json as a tree, with a path to each part. The path .orders[0].customer.zip leads to the ZIP code 00184. In the first order, the lines are a list of 2. In the second order, they are an object.">
      <Tree rows={jsonTree} />
    </Figure>
  );
}
