import {cpus, loadavg, totalmem} from 'node:os';
import {launch} from './browser';

function cpuName(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return model === 'unknown' ? '' : ` (${model})`;
}

/** Describes the hardware and software that the figures depend on, without identifying the machine. */
export function describeMachine(): string {
  const cores = cpus().length;
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return [
    `${cores} cores${cpuName()}, ${process.platform} ${process.arch}, ${gigabytes} GB`,
    `load average of ${loadavg()[0]!.toFixed(1)} before the start`,
    `Node ${process.versions.node}`,
  ].join('; ');
}

export async function describeBrowser(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}
