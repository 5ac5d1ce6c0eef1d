/** Stands in for prism-react-renderer in the browser; see ../index.ts. */
export const Prism = {};
