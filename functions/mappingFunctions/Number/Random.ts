import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';
import {integerFrom, secureWords, wordsFromSeed} from './randomWords';

export default defineMappingFunction({
  category: 'Number',
  name: 'Random',
  summary: 'Returns a random whole number between two others, both included.',
  parameters: {
    min: {type: 'Integer', description: 'the lowest number'},
    max: {type: 'Integer', description: 'the highest number'},
    seed: {
      type: 'Text',
      default: null,
      description: 'a text that decides the number, so that the same text gives the same number',
    },
  },
  returns: {
    type: 'Integer',
    description: 'a number of the range, each as likely as any other',
  },
  nullPolicy: 'no data',
  nullAndEmpty: 'Without a seed every call draws anew. An empty text is a seed too.',
  errors: [{code: 'E_RANGE', when: '`min` is larger than `max`'}],
  examples: [
    {
      title: 'A die that falls the same way',
      kind: 'typical',
      args: {min: 1, max: 6, seed: 'order-1001'},
      result: 4,
    },
    {
      title: 'Another seed, another number',
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
    {title: 'The ends are swapped', kind: 'error', args: {min: 6, max: 1}, error: 'E_RANGE'},
  ],
  related: [],
  tags: ['mapping', 'number', 'math'],
  aliases: [
    'RANDBETWEEN',
    'rand',
    'Math.random',
    'randomInt',
    '_.random',
    'dice',
    'random integer',
    'pick by chance',
    'test data',
    'lottery draw',
    'draw a sample',
    'coin toss',
    'reproducible',
    'dummy values',
    'A/B split',
    'mock records',
    'generate random',
  ],
  notes: [
    'To get different numbers in a list, make the item’s id or position part of the seed.',
    'With a seed the numbers come from a small generator (FNV-1a and mulberry32) that is the same on every host. Without one they come from the random source of the host.',
    'Don’t use it for passwords, tokens or other secrets.',
  ],
  pure: false,
  run: ({min, max, seed}) => {
    if (min > max) {
      fail('E_RANGE', `min is ${min}, which is larger than max, ${max}.`, 'min');
    }
    return integerFrom(seed === null ? secureWords() : wordsFromSeed(seed), min, max);
  },
});
