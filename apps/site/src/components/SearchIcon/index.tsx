import React, {type ReactNode} from 'react';

export default function SearchIcon(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.75"
      strokeLinecap="round">
      <circle cx="7.75" cy="7.75" r="5.25" />
      <path d="m11.75 11.75 4 4" />
    </svg>
  );
}
