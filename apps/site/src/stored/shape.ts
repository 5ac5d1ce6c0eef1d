/**
 * What data from outside must look like: what the browser has stored, and what links and bundles contain. A shape
 * returns a copy that has only what the shape names, so nothing else reaches the page. JSON Schema would need a
 * validator of 13 KB on every page, and can't leave out just the parts that don't fit.
 */
export type Shape<T> = (value: unknown, onDropped: () => void) => T;

type Valid<S> = S extends Shape<infer T> ? T : never;

/** Says that data doesn't have the wanted shape. */
class Misfit extends Error {
  override readonly name = 'Misfit';
}

function expect(fits: boolean): asserts fits {
  if (!fits) {
    throw new Misfit('The data doesn’t have the expected shape.');
  }
}

export function text(maxLength = Infinity): Shape<string> {
  return (value) => {
    expect(typeof value === 'string' && value.length <= maxLength);
    return value;
  };
}

export const flag: Shape<boolean> = (value) => {
  expect(typeof value === 'boolean');
  return value;
};

export function numberIn(min: number, max: number): Shape<number> {
  return (value) => {
    expect(typeof value === 'number' && value >= min && value <= max);
    return value;
  };
}

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return (value) => {
    expect((values as readonly unknown[]).includes(value));
    return value as T;
  };
}

export function pair<A, B>(first: Shape<A>, second: Shape<B>): Shape<readonly [A, B]> {
  return (value, onDropped) => {
    expect(Array.isArray(value) && value.length === 2);
    return [first(value[0], onDropped), second(value[1], onDropped)];
  };
}

/** A list whose items must all fit. */
export function listOf<T>(item: Shape<T>, maxLength = Infinity): Shape<readonly T[]> {
  return (value, onDropped) => {
    expect(Array.isArray(value) && value.length <= maxLength);
    return value.map((each: unknown) => item(each, onDropped));
  };
}

/** A list from which items that don't fit are dropped, and those after the first `maxLength`. */
export function fittingItems<T>(item: Shape<T>, maxLength = Infinity): Shape<readonly T[]> {
  return (value, onDropped) => {
    expect(Array.isArray(value));
    const fitting: T[] = [];
    for (const each of value as unknown[]) {
      if (fitting.length === maxLength) {
        break;
      }
      const {data} = read(item, each, onDropped);
      if (data !== undefined) {
        fitting.push(data);
      }
    }
    return fitting;
  };
}

/** An object. Fields that are missing or undefined are left out, so a shape that is required must reject undefined. */
export function fields<const S extends Readonly<Record<string, Shape<unknown>>>>(
  shapes: S,
): Shape<Fields<S>> {
  return (value, onDropped) => {
    expect(typeof value === 'object' && value !== null && !Array.isArray(value));
    const given = Object.entries(shapes)
      .map(([name, shape]) => {
        const own: unknown = Object.hasOwn(value, name)
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined;
        return [name, shape(own, onDropped)] as const;
      })
      .filter(([, field]) => field !== undefined);
    return Object.fromEntries(given) as Fields<S>;
  };
}

type OptionalNames<S> = {
  [Name in keyof S]: undefined extends Valid<S[Name]> ? Name : never;
}[keyof S];

type Fields<S> = {readonly [Name in Exclude<keyof S, OptionalNames<S>>]: Valid<S[Name]>} & {
  readonly [Name in OptionalNames<S>]?: Exclude<Valid<S[Name]>, undefined>;
};

export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, onDropped) => (value === undefined ? undefined : shape(value, onDropped));
}

/** A part that the rest can do without. If it doesn't fit, only this part is dropped. */
export function spare<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, onDropped) =>
    value === undefined ? undefined : read(shape, value, onDropped).data;
}

/** A shape with a further rule. `test` returns whether the data fits, or throws an error for the reader. */
export function where<T>(shape: Shape<T>, test: (data: T) => boolean): Shape<T> {
  return (value, onDropped) => {
    const data = shape(value, onDropped);
    expect(test(data));
    return data;
  };
}

/** Returns the data if it fits. Otherwise, reports that it was dropped. */
export function read<T>(
  shape: Shape<T>,
  value: unknown,
  onDropped: () => void = () => {},
): {readonly data?: T} {
  try {
    return {data: shape(value, onDropped)};
  } catch (error) {
    if (!(error instanceof Misfit)) {
      throw error;
    }
    onDropped();
    return {};
  }
}

/** Returns the data in JSON. Throws if it doesn't fit as a whole. */
export function parseAs<T>(shape: Shape<T>, json: string): T {
  return shape(JSON.parse(json), () => {});
}
