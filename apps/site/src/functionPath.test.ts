import {expect, it} from 'vitest';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
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
