import {isEqual} from '@documentation/base/internal/values/equality';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import type {AnyPicture} from '@documentation/reference/internal/pages/pictures';
import drawn from './drawn.json';
import {UnfitExample} from './exampleValues';
import {listPicture} from './listPicture';

/** The picture of each definition, keyed by its path: 'mappingFunctions/List/GroupBy' */
export type AllPictures = Readonly<Record<string, AnyPicture>>;

/** Pictures that only one function has, as data: which examples they show, and how. */
const drawnPictures = drawn as unknown as Readonly<
  Record<string, {readonly examples: readonly object[]; readonly picture: AnyPicture}>
>;

/** Returns a drawn picture, unless the function's examples have changed since it was drawn. */
function drawnPicture(definition: MappingFunction, kind: string, titles: readonly string[]) {
  const {examples, picture} = drawnPictures[kind]!;
  const shown = titles.map((title) => {
    const {kind: _, ...example} = definition.examples.find((one) => one.title === title) ?? {};
    return example;
  });
  if (!isEqual(shown as readonly Value[], examples as readonly Value[])) {
    throw new UnfitExample(definition, titles.join(), 'change it in drawn.json too.');
  }
  return picture;
}

export async function pictureOf(definition: MappingFunction): Promise<AnyPicture | undefined> {
  const {picture} = definition;
  if (picture?.kind === 'list') {
    return listPicture(definition, picture.example);
  }
  return (
    picture &&
    drawnPicture(
      definition,
      picture.kind,
      'examples' in picture ? picture.examples : [picture.example],
    )
  );
}

/** Returns all pictures. They show what calls return. */
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
