import {useEffect, useMemo, useState} from 'react';
import {otherTools, type OtherTool} from '@documentation/mapping/internal/language/otherTools';
import type {NamesInTool} from '@documentation/reference/internal/pages/functionRows';

export interface ShownTool {
  /** 'Excel' */
  readonly label: string;
  readonly names: NamesInTool;
}

type AllNames = Readonly<Record<OtherTool, NamesInTool>>;

function isTool(name: string): name is OtherTool {
  return Object.hasOwn(otherTools, name);
}

/** Loads what a tool calls our functions. Undefined until it's loaded, and without a tool. */
export default function useNamesInTool(tool: string): ShownTool | undefined {
  const [all, setAll] = useState<AllNames>();

  useEffect(() => {
    if (isTool(tool)) {
      import('@generated/function-tables/default/namesInTools.json').then(
        ({default: names}) => setAll(names as AllNames),
        // Without the names, the index stays as it is. Choosing another tool repeats the download.
        (error: unknown) => console.warn('Names in other tools could not be loaded.', error),
      );
    }
  }, [tool]);

  return useMemo(
    () => (all && isTool(tool) ? {label: otherTools[tool], names: all[tool]} : undefined),
    [all, tool],
  );
}
