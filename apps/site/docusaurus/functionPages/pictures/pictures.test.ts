import {expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import groupBy from '@documentation/mapping/internal/functions/List/GroupBy';
import reduce from '@documentation/mapping/internal/functions/List/Reduce';
import upper from '@documentation/mapping/internal/functions/Text/Upper';
import {mappingFunctionPage} from '../mappingFunctionPage';
import {allPictures, pictureOf} from '.';

it('every function that defines a picture has one', async () => {
  const asking = mappingFunctions.filter(({picture}) => picture);
  expect(Object.keys(await allPictures())).toEqual(
    asking.map(({category, name}) => `mappingFunctions/${category}/${name}`),
  );
});

it('an unknown example title is an error', async () => {
  const definition = {...groupBy, picture: {kind: 'list', example: 'Orders by planet'} as const};
  await expect(pictureOf(definition)).rejects.toThrow(
    'The picture of List.GroupBy can’t be drawn from the example "Orders by planet"',
  );
});

it('a drawn picture whose example has changed is an error', async () => {
  const examples = reduce.examples.map((example) => ({...example, args: {list: [1]}}));
  await expect(pictureOf({...reduce, examples})).rejects.toThrow('change it in drawn.json too');
});

it('the picture comes after the signature, and only its page imports it', async () => {
  const source = mappingFunctionPage(groupBy, {picture: await pictureOf(groupBy)});
  expect(source).toContain("import Picture from '@site/src/components/Picture/ListPicture';");
  expect(source).toContain(
    '<Summary of={definition} />\n\n<Picture of={picture} />\n\n## Try it\n',
  );
  expect(mappingFunctionPage(upper, {picture: await pictureOf(upper)})).not.toContain('Picture');
});
