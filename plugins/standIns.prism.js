/** Stands in for prism-react-renderer in the browser; see standIns.ts. */
export const Prism = {};
