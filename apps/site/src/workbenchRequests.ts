/** What a page documents as the outcome of a mapping, as the text of its code block. */
export interface ExpectedOutcome {
  readonly kind: 'result' | 'error';
  readonly text: string;
}

/** What a page opens in the workbench. */
export type WorkbenchRequest =
  | {
      readonly mapping: string;
      /** A file in apps/site/content/static/samples/, which `$` refers to, and others, which `$files` contains. */
      readonly sample?: {
        readonly name: string;
        readonly isData: boolean;
        readonly others?: readonly string[];
      };
      /** A file of the reader, which `$` refers to. */
      readonly file?: {readonly name: string; readonly content: Blob};
      /** JSON, which `$` refers to. */
      readonly text?: string;
      readonly expected?: ExpectedOutcome;
      /** The code block of a guide. The outcome follows the block, and the input may precede it. */
      readonly block?: Element;
    }
  /** A call to insert at the cursor. */
  | {readonly insert: string};

const EVENT = 'documentation-workbench';

/** Opens the workbench with a mapping, or inserts a call. */
export function openWorkbench(request: WorkbenchRequest): void {
  window.dispatchEvent(new CustomEvent<WorkbenchRequest>(EVENT, {detail: request}));
}

/** Calls the listener for each request. Returns a function that unsubscribes. */
export function onWorkbenchRequest(listener: (request: WorkbenchRequest) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<WorkbenchRequest>).detail);
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}
