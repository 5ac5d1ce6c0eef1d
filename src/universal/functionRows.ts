/** What the tables of functions show. The build writes it: plugins/functionTables/index.ts. */
import type {WorkflowKind} from '../../functions/workflow/types';

export interface FunctionRow {
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  /** '(text, length, side?) → Text' */
  readonly signature: string;
}

export interface WorkflowFunctionRow {
  readonly category: string;
  readonly name: string;
  readonly kind: WorkflowKind;
  readonly summary: string;
}
