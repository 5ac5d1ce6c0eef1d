import type {Schema} from '@cfworker/json-schema';
import type {Engine} from '../engine/createEngine';

/** What the tools of the server share. */
export interface Surroundings {
  readonly engine: Engine;
  /** Reads a file below the folder given at the start. */
  readonly readFile: (path: string) => Uint8Array;
  /** Aborts when the agent cancels the call, or closes the connection. */
  readonly signal: AbortSignal;
}

export type Arguments = Readonly<Record<string, unknown>>;

/** A tool that agents can call. It changes nothing. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Schema & {readonly type: 'object'};
  /** Returns text for the agent. Throws a ToolError if the agent can correct the call. */
  readonly call: (given: Arguments, surroundings: Surroundings) => Promise<string> | string;
}

/** A problem that the agent can correct. */
export class ToolError extends Error {}
