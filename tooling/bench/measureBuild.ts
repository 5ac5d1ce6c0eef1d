import {readFileSync, rmSync} from 'node:fs';
import {resolve} from 'node:path';
import {runProgram} from './runProgram';
import type {Site} from './site';

const SAMPLE_MS = 200;
/** /proc reports CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Sample {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

/**
 * Reads the CPU time and memory of a process and its descendants from /proc. The CPU time of children that have
 * exited counts towards their parent.
 */
function sampleTree(pid: number): Sample {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Skips the program name, in parentheses, which may contain spaces. Fields 14 to 17 are CPU times.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).map(Number);
  const own = {
    cpuSeconds: ticks.reduce((total, some) => total + some, 0) / TICKS_PER_SECOND,
    memoryBytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024,
  };
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter((child) => child !== '')
    .map((child) => sampleIfThere(Number(child)))
    .reduce(
      (total, {cpuSeconds, memoryBytes}) => ({
        cpuSeconds: total.cpuSeconds + cpuSeconds,
        memoryBytes: total.memoryBytes + memoryBytes,
      }),
      own,
    );
}

function sampleIfThere(pid: number): Sample {
  try {
    return sampleTree(pid);
  } catch {
    return {cpuSeconds: 0, memoryBytes: 0};
  }
}

export interface BuildCost {
  readonly wallSeconds: number;
  /** NaN on systems other than Linux. */
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

export async function measureBuild(site: Site, isCold: boolean): Promise<BuildCost> {
  if (isCold) {
    site.caches.forEach((cache) =>
      rmSync(resolve(site.directory, cache), {recursive: true, force: true}),
    );
  }
  let cpuSeconds = 0;
  let peak = 0;
  let timer: NodeJS.Timeout | undefined;
  const start = performance.now();
  await runProgram(site.build, {
    directory: site.directory,
    environment: site.buildEnvironment,
    watch(pid) {
      timer = setInterval(() => {
        const sample = sampleIfThere(pid);
        cpuSeconds = Math.max(cpuSeconds, sample.cpuSeconds);
        peak = Math.max(peak, sample.memoryBytes);
      }, SAMPLE_MS);
    },
  }).finally(() => clearInterval(timer));
  return {
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: cpuSeconds || NaN,
    peakMegabytes: peak / 1024 ** 2 || NaN,
  };
}
