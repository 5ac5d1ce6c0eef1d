// Wraps the theme's links to the neighbouring pages, because a page without any would have an empty landmark.
import React, {type ReactNode} from 'react';
import DocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';

export default function DocPaginatorWrapper(props: Props): ReactNode {
  return (props.previous || props.next) && <DocPaginator {...props} />;
}
