/** Stands in for prism-react-renderer in the browser; see withoutPrism.ts. */
export const Prism = {};
