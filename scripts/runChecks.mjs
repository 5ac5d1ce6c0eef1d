// Runs the checks that need no build, two at a time: each keeps one core busy.
import {spawn} from 'node:child_process';

const checks = ['lint', 'types', 'spelling', 'format', 'unused', 'styles'];
const atATime = 2;

/** @returns {Promise<boolean>} Whether it passed; its output is printed in one piece when it ends. */
function passes(/** @type {string} */ check) {
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent check:${check}`, {shell: true});
    const output = /** @type {string[]} */ ([]);
    child.stdout.setEncoding('utf8').on('data', (part) => output.push(part));
    child.stderr.setEncoding('utf8').on('data', (part) => output.push(part));
    child.on('close', (status) => {
      console.log(`— ${check}: ${status === 0 ? 'passed' : 'failed'}`);
      process.stdout.write(output.join(''));
      resolve(status === 0);
    });
  });
}

/** Ends this process when one of them fails, after all have told what they found. */
export async function runChecks() {
  const waiting = [...checks];
  let allPass = true;
  async function runNext() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      allPass = (await passes(check)) && allPass;
    }
  }
  await Promise.all(Array.from({length: atATime}, runNext));
  if (!allPass) {
    process.exit(1);
  }
}
