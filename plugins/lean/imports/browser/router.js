/** Stands in for what react-router imports for withRouter, which nobody calls, and for development; see ../index.ts. */
export const isValidElementType = () => true;

/**
 * @template T
 * @param {T} component
 * @returns {T} The component without the properties of another.
 */
export default function hoistStatics(component) {
  return component;
}
