// Runs two commands at a time. Each keeps about one core busy.
import {spawn} from 'node:child_process';

const atATime = 2;

/** @returns {Promise<boolean>} Whether the command passed. Its output is printed when it ends, in one piece. */
function passes(/** @type {string} */ name, /** @type {string} */ command) {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, {shell: true});
    const output = /** @type {string[]} */ ([]);
    child.stdout.setEncoding('utf8').on('data', (part) => output.push(part));
    child.stderr.setEncoding('utf8').on('data', (part) => output.push(part));
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`— ${name}: ${status === 0 ? 'passed' : 'failed'} (${seconds} s)`);
      process.stdout.write(output.join(''));
      resolve(status === 0);
    });
  });
}

/** Runs all commands, then ends this process if one of them failed. */
export async function runSideBySide(/** @type {Readonly<Record<string, string>>} */ commands) {
  const waiting = Object.entries(commands);
  let allPass = true;
  async function runNext() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      allPass = (await passes(...next)) && allPass;
    }
  }
  await Promise.all(Array.from({length: atATime}, runNext));
  if (!allPass) {
    process.exit(1);
  }
}
