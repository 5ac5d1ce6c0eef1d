/** Checks and rehearses workflow documents that use the whole catalogue. */
import {findMappingFunction} from '../mappingFunctions';
import {createValidator} from '../workflow/document/validateWorkflow';
import type {WorkflowDocument} from '../workflow/document/types';
import {identifierOf} from '../workflow/document/functionRules';
import {rehearseWorkflow} from '../workflow/rehearsal/rehearseWorkflow';
import type {Scenario, WorkflowRehearsal} from '../workflow/rehearsal/types';
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
