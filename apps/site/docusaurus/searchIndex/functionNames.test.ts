import {expect, it} from 'vitest';
import {functionNames, otherNames} from './functionNames';

it('includes the names in Excel, each once', () => {
  const {names, aliases} = functionNames('/platformRef/mappingFunctions/Excel/Lookup');
  expect(names).toEqual(['Lookup']);
  expect(aliases.filter((alias) => alias.toLowerCase() === 'vlookup')).toEqual(['VLOOKUP']);
  expect(functionNames('/platformRef/mappingFunctions/List/Chunk').aliases).toContain('WRAPROWS');
});

it.each(['UPPER', 'toupper'])('leaves out %s, which is already known', (name) => {
  const definition = {category: 'Text', name: 'Upper', aliases: 'toUpper'};
  expect(otherNames({...definition, equivalents: [{tool: 'excel', name}]})).toEqual(['toUpper']);
});
