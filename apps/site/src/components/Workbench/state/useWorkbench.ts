import {useEffect, useState} from 'react';
import {createWorkbenchEngine} from '../../../engine/workbenchEngine';
import {useEngine} from '../../Panel/runs';
import {createProbe, type Explain, type Probe} from './probe';
import {createWorkbench, type Workbench} from './createWorkbench';

interface Workbenches {
  readonly workbench: Workbench;
  readonly probe: Probe;
  readonly explain: Explain;
}

/** Creates the workbench, and an engine of its own for previews and completion. */
export default function useWorkbench(): Workbenches {
  const engine = useEngine(createWorkbenchEngine);
  const probeEngine = useEngine(createWorkbenchEngine);
  const [created] = useState(() => {
    const workbench = createWorkbench(engine);
    return {workbench, ...createProbe(probeEngine, () => workbench.get().draft)};
  });
  useEffect(() => () => created.workbench.close(), [created]);
  return created;
}
