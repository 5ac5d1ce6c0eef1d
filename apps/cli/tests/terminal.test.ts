// cspell:ignore pipefail
import {spawn} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {ended, newFolder, tool, write} from './program.fixture';
import {terminalCases} from './terminalCases.fixture';

const folder = newFolder();
const programs = join(folder, 'programs');
mkdirSync(programs);
writeFileSync(join(programs, 'mapping'), `#!/bin/sh\nexec '${process.execPath}' '${tool}' "$@"\n`, {
  mode: 0o755,
});

/** A folder for one case, with the files that cases use. */
function newCase(): string {
  const own = mkdtempSync(join(folder, 'case-'));
  mkdirSync(join(own, 'folder'));
  write(own, {
    'order.json': {a: 1},
    'old.json': 'old\n',
    'failing.test.json': {
      expression: '$.a',
      tests: [1, 2].map((result) => ({name: `is ${result}`, input: {a: 1}, result})),
    },
  });
  chmodSync(join(own, 'old.json'), 0o600);
  return own;
}

/** Runs a line in Bash. The exit code of a pipe is that of its first program. */
function runLine(line: string, then: string) {
  const script = `set -o pipefail\n${line}\ncode=$?\n${then}\nexit $code`;
  return ended(
    spawn('bash', ['-c', script], {
      cwd: newCase(),
      env: {...process.env, PATH: programs + delimiter + process.env.PATH},
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

describe.each(Object.entries(terminalCases))('%s', (_name, cases) => {
  it.concurrent.each(cases)('$line', async ({line, then = '', code, out = '', errors}) => {
    const done = await runLine(line, then);
    expect(done).toMatchObject({text: out, code});
    expect(done.errors).toContain(errors ?? '');
    expect(done.errors === '').toBe(errors === undefined);
    // A stack trace names the file of the program.
    expect(done.errors).not.toContain('mapping.mjs:');
    expect(done.errors).not.toMatch(/[^\P{Cc}\n]/u);
  });
});
