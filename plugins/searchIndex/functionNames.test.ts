import {expect, it} from 'vitest';
import {aliasesOf, functionNames} from './functionNames';

it('includes the names in other tools, each once', () => {
  const {names, aliases} = functionNames('/platformRef/mappingFunctions/Excel/Lookup');
  expect(names).toEqual(['Lookup']);
  expect(aliases.filter((alias) => alias.toLowerCase() === 'vlookup')).toEqual(['VLOOKUP']);
  expect(functionNames('/platformRef/mappingFunctions/Geo/Area').aliases).toContain('ST_Area');
});

it.each([
  ['repeats the function’s name', 'Upper', 'UPPER'],
  ['repeats an alias', 'Upper', 'toupper'],
  ['has no letters', 'Upper', '[0]'],
  ['is an ordinary word', 'Upper', 'upcase'],
  ['many functions share', 'Upper', 'XPATH'],
])('leaves out a name that %s', (_why, name, other) => {
  const aliases = ['toUpper'];
  expect(
    aliasesOf({category: 'Text', name, aliases, equivalents: [{tool: 'dataweave', name: other}]}),
  ).toEqual(aliases);
});
