import type {TypeByName} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {polygonsOf} from '@documentation/mapping/internal/functions/Geo/geoJson';
import {toPosition} from '@documentation/mapping/internal/functions/Geo/points';
import {isEqual} from '@documentation/base/internal/values/equality';
import type {MapPoint, PolygonPicture} from '@documentation/reference/internal/pages/pictures';
import {exampleValues, UnfitExample} from './exampleValues';
import {projection} from './projection';
import {capitalize, count, enumerate, enumerateLong} from './words';

/** ['A', 'C'], 'inside' → 'A and C are inside' */
function placePhrase(points: readonly MapPoint[], place: string): string[] {
  const marks = points.map(({mark}) => mark);
  return marks.length === 0
    ? []
    : [`${enumerate(marks)} ${marks.length === 1 ? 'is' : 'are'} ${place}`];
}

/** 'A point on the border' → 'a point on the border' */
function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** Draws a polygon, and the examples' points inside and outside it. */
export async function polygonPicture(
  definition: MappingFunction,
  titles: readonly string[],
): Promise<PolygonPicture> {
  const examples = await Promise.all(titles.map((title) => exampleValues(definition, title)));
  const polygon = examples[0]?.values.polygon ?? null;
  const unfit = examples.find(
    ({values, result}) =>
      values.point === null || !isEqual(values.polygon!, polygon) || typeof result !== 'boolean',
  );
  if (unfit) {
    throw new UnfitExample(
      definition,
      unfit.title,
      'it must have a point, and the same polygon as the other examples.',
    );
  }
  const polygons = polygonsOf(polygon, 'polygon');
  const positions = examples.map(({values}) =>
    toPosition(values.point as TypeByName['GeoPoint'], 'point'),
  );
  const {width, height, project} = projection([...polygons.flat(2), ...positions]);
  const points = examples.map(({title, result}, index): MapPoint => {
    const [x, y] = project(positions[index]!);
    return {mark: String.fromCharCode(65 + index), title, x, y, isInside: result === true};
  });
  const places = [
    ...placePhrase(
      points.filter(({isInside}) => isInside),
      'inside the polygon',
    ),
    ...placePhrase(
      points.filter(({isInside}) => !isInside),
      'outside',
    ),
  ];
  const details = points.map(
    ({mark, title, isInside}) =>
      `${mark}, ${inSentence(title)}, is ${isInside ? 'inside' : 'outside'}.`,
  );
  return {
    kind: 'polygon',
    caption: `${capitalize(count(points.length, 'example'))} on a map: ${enumerateLong(places)}.`,
    label: `A map of a polygon and ${count(points.length, 'point')}. ${details.join(' ')}`,
    width,
    height,
    area: polygons
      .flat()
      .map(
        (ring) =>
          `M${ring
            .slice(0, -1)
            .map((position) => project(position).join(' '))
            .join('L')}Z`,
      )
      .join(''),
    points,
  };
}
