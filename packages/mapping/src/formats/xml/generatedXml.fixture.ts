import fc from 'fast-check';

/** Generates small random documents in which names and text often repeat. */

const name = fc.constantFrom('a', 'b', 'c');
const text = fc.constantFrom('', '1', '2', 'x y', 'é');
const attributes = fc.uniqueArray(fc.tuple(name, text), {maxLength: 2, selector: ([key]) => key});

export const {element} = fc.letrec<{element: string}>((tie) => ({
  element: fc
    .tuple(name, attributes, fc.array(fc.oneof(text, tie('element')), {maxLength: 4}))
    .map(
      ([tag, pairs, children]) =>
        `<${tag}${pairs.map(([key, value]) => ` ${key}="${value}"`).join('')}>${children.join('')}</${tag}>`,
    ),
}));
