import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {afterAll} from 'vitest';

export const tool = resolve('.cache/tools/mapping.mjs');

/** Never ends by itself: each of a million items goes through a million. */
export const endless =
  'List.Map(List.Range(1, 1000000), List.Count(List.Map(List.Range(1, 1000000), Math.Add(@, 1))))';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: Buffer;
  /** What the program wrote, as text. */
  readonly text: string;
  readonly errors: string;
}

/** A new folder outside the project, with the sample files of the guides, in which the tool has nothing but itself. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mapping-')));
  cpSync('apps/site/content/static/samples', folder, {recursive: true});
  afterAll(() => rmSync(folder, {recursive: true}));
  return folder;
}

export function write(folder: string, files: Readonly<Record<string, string | object>>): void {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
}

export function start(folder: string, words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [tool, ...words], {cwd: folder});
}

/** Waits until a program ends. */
export async function ended(program: ChildProcess): Promise<Ended> {
  const exit = new Promise<Pick<Ended, 'code' | 'signal'>>((done) => {
    program.once('close', (code, signal) => done({code, signal}));
  });
  const [out, errors] = await Promise.all([buffer(program.stdout!), buffer(program.stderr!)]);
  return {...(await exit), out, text: out.toString(), errors: errors.toString()};
}

/** Runs the tool in a folder: runIn(folder, ['functions', 'date']) */
export function runIn(folder: string, words: readonly string[], input = ''): Promise<Ended> {
  const program = start(folder, words);
  program.stdin!.on('error', () => {
    // The program may end without reading its input.
  });
  program.stdin!.end(input);
  return ended(program);
}
