import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {
  MapPoint,
  PictureProps,
  PolygonPicture as PolygonPictureData,
} from '@documentation/reference/internal/pages/pictures';
import Figure from './Figure';
import styles from './styles.module.css';

/** A disc for a point inside the polygon, a diamond for one outside. */
function Shape({x, y, isInside}: Pick<MapPoint, 'x' | 'y' | 'isInside'>): ReactNode {
  return isInside ? (
    <circle className={styles.filled} cx={x} cy={y} r="7" />
  ) : (
    <path className={styles.hollow} d={`M${x} ${y - 8}l8 8l-8 8l-8 -8Z`} />
  );
}

function Legend({points}: {readonly points: readonly MapPoint[]}): ReactNode {
  return (
    <div className={styles.side}>
      {points.map(({mark, title, isInside}) => (
        <div key={mark}>
          <svg viewBox="0 0 18 18" className={styles.sign}>
            <Shape x={9} y={9} isInside={isInside} />
          </svg>
          <strong>{mark}</strong> {title}: {isInside ? 'inside' : 'outside'}
        </div>
      ))}
    </div>
  );
}

/** A polygon on a map, with points in and around it. */
export default function PolygonPicture({of}: PictureProps<PolygonPictureData>): ReactNode {
  const {caption, label, width, height, area, points} = of;
  return (
    <Figure caption={caption} label={label}>
      <div className={styles.sides}>
        <svg viewBox={`0 0 ${width} ${height}`} className={clsx(styles.side, styles.svg)}>
          <path className={clsx(styles.line, styles.area)} fillRule="evenodd" d={area} />
          {points.map((point) => (
            <g key={point.mark}>
              <Shape {...point} />
              <text className={styles.name} x={point.x + 12} y={point.y - 8}>
                {point.mark}
              </text>
            </g>
          ))}
        </svg>
        <Legend points={points} />
      </div>
    </Figure>
  );
}
