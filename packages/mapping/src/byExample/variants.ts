import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';

const MAX_PLACES = 12;

function nextCharacter(character: string): string {
  // Digits stay small, so most dates stay valid.
  if (/\d/.test(character)) {
    return character === '1' ? '2' : '1';
  }
  return /^[A-Ya-y]$/.test(character)
    ? String.fromCharCode(character.charCodeAt(0) + 1)
    : character.replace(/\p{L}/u, 'a');
}

/** The same text with another letter or digit in one place, for places all over the text: 'a1' → ['b1', 'a2'] */
function otherTexts(text: string): string[] {
  const places = [...text.matchAll(/[\p{L}\d]/gu)].map(({index}) => index);
  const step = Math.max(1, Math.floor(places.length / MAX_PLACES));
  return places
    .filter((_place, index) => index % step === 0)
    .map((place) => text.slice(0, place) + nextCharacter(text[place]!) + text.slice(place + 1));
}

function changed(value: Value): Value {
  if (Array.isArray(value)) {
    return (value as Value[]).map(changed);
  }
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item)]));
  }
  if (typeof value === 'string') {
    return value.replaceAll(/[\p{L}\d]/gu, nextCharacter);
  }
  return typeof value === 'number' ? value * 2 + 3 : typeof value === 'boolean' ? !value : 1;
}

function similar(value: Value): Value[] {
  if (typeof value === 'string') {
    return [...otherTexts(value), value.slice(0, Math.ceil(value.length / 2)), value + value];
  }
  if (typeof value === 'number') {
    return [value + 1, value - 1, value * 10, value / 2, -value];
  }
  if (Array.isArray(value)) {
    const list = value as Value[];
    const others = list.slice(0, 3).flatMap((item, index) =>
      similar(item)
        .slice(0, 3)
        .map((other) => list.with(index, other)),
    );
    return [list.toReversed(), list.slice(1), ...others];
  }
  if (isObject(value)) {
    return Object.entries(value)
      .slice(0, 4)
      .flatMap(([key, item]) =>
        similar(item)
          .slice(0, 3)
          .map((other) => ({...(value as object), [key]: other})),
      );
  }
  return [];
}

/** Inputs that are like the given one, and a few that aren't. A call that uses its input returns something else. */
export function variantsOf(document: Value): Value[] {
  return [changed(document), ...similar(document), 'x', 7, [1, 2], {a: 1}];
}
