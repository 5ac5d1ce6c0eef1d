import {writeSegment} from '@documentation/mapping/internal/formats/jsonPointer/pointer';
import type {Range} from '@documentation/base/internal/values/range';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],:"]+/g;

interface Level {
  /** The current position in a list, or key in an object. Undefined where a key is expected. */
  step: number | string | undefined;
}

/** Finds where the value at a JSON Pointer starts, in JSON text without syntax errors. */
export function valueStart(text: string, pointer: string): Range | undefined {
  const levels: Level[] = [];
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '}' || token === ']') {
      levels.pop();
    } else if (token === ',') {
      level!.step = typeof level!.step === 'number' ? level!.step + 1 : undefined;
    } else if (level && level.step === undefined) {
      level.step = JSON.parse(token) as string;
    } else {
      const path = levels.map(({step}) => `/${writeSegment(String(step))}`).join('');
      if (path === pointer) {
        return {from: index, to: index + token.length};
      }
      if (token === '{' || token === '[') {
        levels.push({step: token === '[' ? 0 : undefined});
      }
    }
  }
  return undefined;
}
