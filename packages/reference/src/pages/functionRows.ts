/** The rows of the function tables, which apps/site/docusaurus/functionTables/index.ts generates. */
import type {WorkflowKind} from '@documentation/workflow/internal/language/types';

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

/** A function in the index of all functions. */
export interface IndexRow {
  readonly kind: 'mapping' | 'workflow';
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  /** 'Text or Number'. Empty if the function has no input. */
  readonly input: string;
  readonly output: string;
}

/** What another tool calls a function: 'VLOOKUP' */
export interface NameInTool {
  readonly name: string;
  /** A phrase that says what the tool does differently. */
  readonly differs?: string | undefined;
}

/** What a tool calls our functions, by their names: {'Excel.Lookup': [{name: 'VLOOKUP'}]} */
export type NamesInTool = Readonly<Record<string, readonly NameInTool[]>>;
