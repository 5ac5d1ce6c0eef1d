import {expect, it} from 'vitest';
import {qualifiedName} from '../functions/language/qualifiedName';
import {mappingFunctions} from '../functions/mappingFunctions';
import {workflowFunctions} from '../functions/workflowFunctions';
import {functionPath} from './functionPath';

it.each(Object.entries({mappingFunctions, workflowFunctions}))(
  'links the names of %s to their pages',
  (folder, definitions) => {
    for (const definition of definitions) {
      const {category, name} = definition;
      expect(functionPath(qualifiedName(definition))).toBe(
        `/platformRef/${folder}/${category}/${name}`,
      );
    }
  },
);
