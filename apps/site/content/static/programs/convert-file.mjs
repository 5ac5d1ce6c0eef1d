// Sends a file to an endpoint, waits for the run, and saves the result:
//   node convert-file.mjs orders-import orders.csv result.json
import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fetchPatiently} from './fetch-patiently.mjs';

const API_ORIGIN = process.env.API_ORIGIN ?? 'https://api.example.com';
const MEDIA_TYPES = {
  '.csv': 'text/csv',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml',
};

/** Puts a problem into words, with the place of each error. */
function describe({title, detail, code, requestId, errors = []}) {
  const places = errors.map(({pointer, message}) => `\n  ${pointer || 'body'}: ${message}`);
  return `${title}. ${detail} (${code}, request ${requestId})${places.join('')}`;
}

/** Returns the response, or throws an error that says what went wrong. */
async function send(url, options = {}) {
  const response = await fetchPatiently(new URL(url, API_ORIGIN), {
    ...options,
    headers: {Authorization: `Bearer ${process.env.API_KEY}`, ...options.headers},
  });
  if (response.ok) {
    return response;
  }
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  throw new Error(
    isProblem ? describe(await response.json()) : `The API returned status ${response.status}.`,
  );
}

/** Starts a run, and returns its URL. */
async function submit(endpoint, file) {
  const mediaType = MEDIA_TYPES[path.extname(file).toLowerCase()];
  if (!mediaType) {
    throw new Error(`${file} isn't a CSV, XML, Excel or PDF file.`);
  }
  const response = await send(`/endpoints/${encodeURIComponent(endpoint)}/file`, {
    method: 'POST',
    headers: {
      'Content-Type': mediaType,
      'Idempotency-Key': randomUUID(),
      Prefer: 'respond-async',
    },
    body: fs.readFileSync(file),
  });
  return response.headers.get('Location');
}

/** Waits until the run ends, and returns its ID. */
async function waitForRun(url) {
  for (;;) {
    const response = await send(url);
    const run = await response.json();
    switch (run.status) {
      case 'succeeded':
        return run.id;
      case 'failed':
        throw new Error(`Run ${run.id} failed. ${describe(run.error)}`);
      case 'cancelled':
        throw new Error(`Run ${run.id} was cancelled.`);
      default: {
        const seconds = Number(response.headers.get('Retry-After') ?? 2);
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      }
    }
  }
}

/** Saves the output of a run, and checks that it is complete. */
async function download(runId, target) {
  const response = await send(`/runs/${runId}/output`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
  const expected = response.headers.get('Repr-Digest');
  if (expected && expected !== digest) {
    throw new Error('The download is damaged. Start the program again.');
  }
  fs.writeFileSync(target, bytes);
}

const [endpoint, file, target] = process.argv.slice(2);
try {
  if (!process.env.API_KEY || !target) {
    throw new Error('Set API_KEY, and pass an endpoint, a file and a name for the result.');
  }
  const runId = await waitForRun(await submit(endpoint, file));
  await download(runId, target);
  console.log(`Saved ${target}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
