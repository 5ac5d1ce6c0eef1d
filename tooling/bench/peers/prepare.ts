// Installs the other engines in .cache/peers and builds the exported pages with them, if they are missing or outdated.
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {compressFiles} from '../../../apps/site/build/compressFiles';
import {install, localProgram, modernNodeEnvironment, runProgram} from '../runProgram';
import type {Site} from '../site';
import type {Page} from './exportPages';
import type {Peer} from './index';

const configurations = 'tooling/bench/peers';

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function writePages(folder: string, pages: readonly Page[], write: Peer['write']): void {
  rmSync(folder, {recursive: true, force: true});
  for (const page of pages) {
    const file = join(folder, `${page.path}.md`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, write(page));
  }
}

/** Copies an engine's configuration, without pages, to its own folder and installs its packages. */
export async function installPeer(peer: Peer, directory: string): Promise<void> {
  const configuration = join(configurations, peer.name.toLowerCase());
  cpSync(configuration, directory, {recursive: true});
  const installed = join(directory, 'node_modules/.installed');
  const wanted = readFileSync(join(configuration, 'package.json'), 'utf8');
  if (readIfThere(installed) !== wanted) {
    await install(directory);
    writeFileSync(installed, wanted);
  }
}

export async function describePeer(peer: Peer, directory: string): Promise<Site> {
  const manifest = readFileSync(
    join(directory, 'node_modules', peer.package, 'package.json'),
    'utf8',
  );
  const [program = '', ...programArguments] = peer.build;
  return {
    ...peer,
    version: (JSON.parse(manifest) as {version: string}).version,
    directory,
    output: join(directory, peer.output),
    build: [localProgram(directory, program), ...programArguments],
    buildEnvironment: peer.needsModernNode ? await modernNodeEnvironment() : {},
  };
}

export async function preparePeer(peer: Peer, pages: readonly Page[]): Promise<Site> {
  const directory = resolve('.cache/peers', peer.name.toLowerCase());
  await installPeer(peer, directory);
  const site = await describePeer(peer, directory);
  const stamp = join(directory, '.built');
  const inputs = createHash('sha256')
    .update(JSON.stringify(pages))
    .update(JSON.stringify(peer.build))
    .update(peer.write.toString())
    .digest('hex');
  if (readIfThere(stamp) !== inputs) {
    writePages(join(directory, peer.contentFolder), pages, peer.write);
    await runProgram(site.build, {directory, environment: site.buildEnvironment});
    // All sites are served the same way, so they all need compressed copies.
    compressFiles(site.output);
    writeFileSync(stamp, inputs);
  }
  return site;
}
