import {cpus, loadavg, totalmem} from 'node:os';
import {launch} from './browser';

function cpuName(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return model === 'unknown' ? '' : ` (${model})`;
}

/** Describes the hardware and software that the figures depend on, without identifying the machine. */
export async function describeMachine(): Promise<string> {
  const browser = await launch();
  const chromium = browser.version();
  await browser.close();
  const cores = cpus().length;
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return [
    `${cores} cores${cpuName()}, ${process.platform} ${process.arch}, ${gigabytes} GB`,
    `load average of ${loadavg()[0]!.toFixed(1)} before the start`,
    `Node ${process.versions.node}`,
    `Chromium ${chromium}`,
  ].join('; ');
}
