import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {integerFrom, secureWords, wordsFromSeed} from './randomWords';

export default defineMappingFunction({
  category: 'Number',
  name: 'Random',
  summary: 'Returns a random whole number between a minimum and a maximum, inclusive.',
  parameters: {
    min: {type: 'Integer', description: 'the lowest possible number'},
    max: {type: 'Integer', description: 'the highest possible number'},
    seed: {
      type: 'Text',
      default: null,
      description:
        'text that makes the result repeatable: the same seed and range always produce the same number',
    },
  },
  returns: {
    type: 'Integer',
    description: 'a whole number from `min` to `max`, with all numbers equally likely',
  },
  nullPolicy: 'no data',
  nullAndEmpty: 'Without a seed, every call draws a new number. Empty text is a valid seed.',
  errors: [{code: 'E_RANGE', when: '`min` is greater than `max`'}],
  examples: [
    {
      title: 'A repeatable die roll',
      kind: 'typical',
      args: {min: 1, max: 6, seed: 'order-1001'},
      result: 4,
    },
    {
      title: 'A different seed',
      kind: 'typical',
      args: {min: 1, max: 6, seed: 'order-1002'},
      result: 3,
    },
    {
      title: 'A sample customer number',
      kind: 'typical',
      args: {min: 10000, max: 99999, seed: 'customer 7'},
      result: 72178,
    },
    {title: 'A range of one number', kind: 'edge', args: {min: 5, max: 5}, result: 5},
    {
      title: 'Negative numbers',
      kind: 'edge',
      args: {min: -10, max: -1, seed: 'a'},
      result: -9,
    },
    {title: 'Swapped limits', kind: 'error', args: {min: 6, max: 1}, error: 'E_RANGE'},
  ],
  related: [],
  equivalents: [
    {tool: 'excel', name: 'RANDBETWEEN', differs: 'has no seed'},
    {
      tool: 'jsonata',
      name: '$random',
      expression: '$floor($random() * (max - min + 1)) + min',
      example: 'A range of one number',
      differs: 'returns a fraction from 0 to 1, and has no seed',
    },
    {
      tool: 'dataweave',
      name: 'randomInt',
      differs: 'starts at 0, leaves out the maximum, and has no seed',
    },
    {tool: 'bloblang', name: 'random_int', differs: 'takes the seed first'},
    {tool: 'sql', name: 'RANDOM', differs: 'is seeded for a whole session with `SETSEED`'},
    {
      tool: 'lodash',
      name: '_.random',
      expression: '_.random(min, max)',
      example: 'A range of one number',
      differs: 'has no seed',
    },
  ],
  tags: ['mapping', 'number', 'math'],
  aliases:
    'RANDBETWEEN, rand, Math.random, randomInt, _.random, dice, random integer, pick by chance, test data, lottery draw, draw a sample, coin toss, reproducible, dummy values, A/B split, mock records, generate random, between two numbers',
  notes: [
    'To draw a separate number for each list item, include the item’s ID or position in the seed.',
    'With a seed, a small generator (FNV-1a and mulberry32) returns the same numbers on every host. Without a seed, numbers come from the host’s random source.',
    'Don’t use this function for passwords, tokens or other secrets.',
  ],
  pure: false,
  run: ({min, max, seed}) => {
    if (min > max) {
      fail('E_RANGE', `\`min\` (${min}) is greater than \`max\` (${max}). Swap them.`, 'min');
    }
    return integerFrom(seed === null ? secureWords() : wordsFromSeed(seed), min, max);
  },
});
