import MiniSearch from 'minisearch';
import {expect, it} from 'vitest';
import {indexOptions, type IndexedDocument} from './indexOptions';
import {countPlaces, packIndex, unpackIndex} from './packIndex';

const texts = ['upper upper case', 'case', '', 'lower case case case', 'upper'];

function storedIndex() {
  const index = new MiniSearch<IndexedDocument>(indexOptions);
  index.addAll(
    texts.map((text, id) => ({
      ...{names: `name${id}`, otherNames: '', title: '', aliases: '', summary: '', heading: ''},
      ...{keywords: '', text, id},
    })),
  );
  return index.toJSON();
}

it('restores a packed index', () => {
  const stored = storedIndex();
  const sent = JSON.parse(JSON.stringify(packIndex(stored))) as ReturnType<typeof packIndex>;
  const {index, ...rest} = unpackIndex(sent);
  expect({...rest, index: [...index]}).toEqual(JSON.parse(JSON.stringify(stored)));
});

it('lists the documents of a word by field, with the count if it is more than one', () => {
  const {index, fieldIds} = packIndex(storedIndex());
  const places = new Map(index.map(([word, fields]) => [word, fields[fieldIds.text!]]));
  expect(places.get('upper')).toEqual([0, -2, 4]);
  expect(places.get('case')).toEqual([0, 1, 2, -3]);
  expect(countPlaces(places.get('upper')!)).toBe(2);
  expect(countPlaces(places.get('case')!)).toBe(3);
});
