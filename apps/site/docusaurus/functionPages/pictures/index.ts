import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import type {AnyPicture} from '@documentation/reference/internal/pages/pictures';
import {listPicture} from './listPicture';
import {polygonPicture} from './polygonPicture';
import {runningTotalPicture} from './runningTotalPicture';
import {skippedTimePicture} from './skippedTimePicture';
import {timeLinePicture} from './timeLinePicture';

/** The picture of each definition, keyed by its path: 'mappingFunctions/List/GroupBy' */
export type AllPictures = Readonly<Record<string, AnyPicture>>;

export async function pictureOf(definition: MappingFunction): Promise<AnyPicture | undefined> {
  const {picture} = definition;
  switch (picture?.kind) {
    case 'list':
      return listPicture(definition, picture.example);
    case 'runningTotal':
      return runningTotalPicture(definition, picture.example);
    case 'timeLine':
      return timeLinePicture(definition, picture.example);
    case 'skippedTime':
      return skippedTimePicture(definition, picture.example);
    case 'polygon':
      return polygonPicture(definition, picture.examples);
    case undefined:
      return undefined;
  }
}

/** Draws all pictures from examples, so they show what calls return. */
export async function allPictures(): Promise<AllPictures> {
  const all: Record<string, AnyPicture> = {};
  for (const definition of mappingFunctions) {
    const picture = await pictureOf(definition);
    if (picture) {
      all[`mappingFunctions/${definition.category}/${definition.name}`] = picture;
    }
  }
  return all;
}
