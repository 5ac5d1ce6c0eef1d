import {cpus, loadavg, totalmem} from 'node:os';
import {launch} from './browser';

function cpuName(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return model === 'unknown' ? '' : ` (${model})`;
}

/** What the figures depend on, without saying whose machine it is. */
export async function describeMachine(): Promise<string> {
  const browser = await launch();
  const chromium = browser.version();
  await browser.close();
  const cores = cpus().length;
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return [
    `${cores} cores${cpuName()}, ${process.platform} ${process.arch}, ${gigabytes} GB`,
    `${loadavg()[0]!.toFixed(1)} processes at work before it started`,
    `Node ${process.versions.node}`,
    `Chromium ${chromium}`,
  ].join('; ');
}
