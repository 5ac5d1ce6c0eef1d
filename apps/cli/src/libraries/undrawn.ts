/** The PDF library creates a matrix when it starts, but uses it only to draw pages, which we don't do. */
class Undrawn {}

const drawing = globalThis as Record<string, unknown>;
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) {
  drawing[name] ??= Undrawn;
}
