import type {Position} from '@documentation/mapping/internal/functions/Geo/points';

/** The width of the text column on a phone, so labels keep their font size there. */
const WIDTH = 328;
const MAX_HEIGHT = 260;
/** Room for marks at the edge. */
const MARGIN = 28;

/** Fits positions into a picture, with north up and east–west distances true to scale. */
export function projection(positions: readonly Position[]) {
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / ((east - west) * shrink),
    (MAX_HEIGHT - 2 * MARGIN) / (north - south),
  );
  const left = (WIDTH - (east - west) * shrink * scale) / 2;
  const round = (length: number) => Math.round(length * 10) / 10;
  return {
    width: WIDTH,
    height: round((north - south) * scale + 2 * MARGIN),
    project: ([longitude, latitude]: Position): [x: number, y: number] => [
      round(left + (longitude - west) * shrink * scale),
      round(MARGIN + (north - latitude) * scale),
    ],
  };
}
