/** Checks and rehearses workflow documents that use the whole catalogue. */
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {createValidator} from '../language/document/validateWorkflow';
import type {WorkflowDocument} from '../language/document/types';
import {identifierOf} from '../language/document/functionRules';
import {rehearseWorkflow} from '../language/rehearsal/rehearseWorkflow';
import type {Scenario, WorkflowRehearsal} from '../language/rehearsal/types';
import {workflowFunctions} from '.';

export const validator = createValidator(workflowFunctions);

const byId = new Map(workflowFunctions.map((definition) => [identifierOf(definition), definition]));

export function rehearse(
  document: WorkflowDocument,
  scenario: Omit<Scenario, 'title'>,
): Promise<WorkflowRehearsal> {
  return rehearseWorkflow(
    document,
    {title: '', ...scenario},
    {
      find: (identifier) => Promise.resolve(byId.get(identifier)),
      resolve: findMappingFunction,
    },
  );
}
