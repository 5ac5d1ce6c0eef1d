// Unlike the theme's heading, this one's link has no tooltip, which would only repeat its label.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import HashLink from '../../components/HashLink';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props} />;
  }
  brokenLinks.collectAnchor(id);
  const {children, className} = props;
  return (
    <As {...props} className={clsx('anchor', className)} id={id}>
      {children}
      <HashLink id={id} label={typeof children === 'string' ? children : id} />
    </As>
  );
}
