import {expect, it} from 'vitest';
import {unknownFunctions, unknownFunctionsInText} from './functionNames';

it.each([
  ['Text.Upper(Text.Nope(1))', ['Text.Nope']],
  ['Slack/PostNothing', ['Slack/PostNothing']],
  ['ReadNothing', ['ReadNothing']],
  ['Text.Upper', []],
])('finds the unknown functions in the code %s', (code, unknown) => {
  expect(unknownFunctions(code)).toEqual(unknown);
});

it.each([
  ['Text.Nope is no function.', ['Text.Nope']],
  ['Use ReadRows or GetNothing.', ['GetNothing']],
  ['Text.Upper is a function, `Text.Nope` is code.', []],
])('finds the unknown functions in the text %s', (text, unknown) => {
  expect(unknownFunctionsInText(text)).toEqual(unknown);
});
