// Runs commands two at a time: each of ours keeps one core busy.
import {spawn} from 'node:child_process';

const atATime = 2;

/** @returns {Promise<boolean>} Whether it passed; its output is printed in one piece when it ends. */
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

/** Ends this process when one of them fails, after all have finished. */
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
