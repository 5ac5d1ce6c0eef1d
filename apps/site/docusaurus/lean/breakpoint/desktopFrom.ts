import type {Plugin} from 'postcss';
import {DESKTOP_BREAKPOINT_PX} from '../../../src/universal/constants';

/** How stylesheets for Docusaurus write the breakpoint, and what they should write. */
const conditions = [
  {theirs: `max-width: ${DESKTOP_BREAKPOINT_PX}px`, ours: `width < ${DESKTOP_BREAKPOINT_PX}px`},
  {
    theirs: `min-width: ${DESKTOP_BREAKPOINT_PX + 1}px`,
    ours: `width >= ${DESKTOP_BREAKPOINT_PX}px`,
  },
] as const;

/** Moves the breakpoint in media queries: '(max-width: 996px)' → '(width < 996px)' */
export const desktopFrom: Plugin = {
  postcssPlugin: 'desktop-from',
  AtRule: {
    media(rule) {
      for (const {theirs, ours} of conditions) {
        rule.params = rule.params.replaceAll(theirs, ours);
      }
    },
  },
};
