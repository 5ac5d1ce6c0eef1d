import {expect, it} from 'vitest';
import {formatCall} from '../language/formatCall';
import {formatNotation, onOneLine} from '../language/notation/formatNotation';
import {qualifiedName} from '../language/qualifiedName';
import {mappingFunctions} from './index';

/** Every call on the site is written in the same way. */
it.each(mappingFunctions.map((definition) => [qualifiedName(definition), definition] as const))(
  'formats the example calls of %s in one way',
  (_name, definition) => {
    for (const {args} of definition.examples) {
      const call = formatCall(definition, args);
      const formatted = formatNotation(call);
      expect(onOneLine(call)).toBe(call);
      expect(formatNotation(formatted)).toBe(formatted);
      expect(onOneLine(formatted)).toBe(call);
    }
  },
);
