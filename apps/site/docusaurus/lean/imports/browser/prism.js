/** Replaces prism-react-renderer in the browser. See ../index.ts. */
export const Prism = {};
