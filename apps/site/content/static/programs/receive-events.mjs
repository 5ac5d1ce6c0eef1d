import {appendFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {verifyWebhook} from './verify-webhook.mjs';

// Events are much smaller.
const MAX_BYTES = 64 * 1024;

// In production, keep the events and their IDs in a database, so a restart doesn't lose them.
const file = process.env.EVENTS_FILE ?? 'events.jsonl';
const seen = new Set();

/** Does the work. It runs after the response, and once for each event. */
async function processEvent(event) {
  console.log(event.type);
}

async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MAX_BYTES) {
      chunks.push(chunk);
    }
  }
  if (length > MAX_BYTES) {
    throw new Error('The body is too large.');
  }
  return Buffer.concat(chunks);
}

const server = createServer(async (request, response) => {
  const id = request.headers['webhook-id'];
  let event;
  try {
    // Fails if the sender hangs up, too.
    const body = await readBody(request);
    event = verifyWebhook(body, request.headers, process.env.WEBHOOK_SECRET);
  } catch (error) {
    response.writeHead(400).end(error.message);
    return;
  }
  if (seen.has(id)) {
    response.writeHead(204).end();
    return;
  }
  seen.add(id);
  try {
    await appendFile(file, `${JSON.stringify({id, event})}\n`);
  } catch (error) {
    console.error(error);
    seen.delete(id);
    // The platform sends the event again.
    response.writeHead(503).end();
    return;
  }
  response.writeHead(204).end();
  processEvent(event).catch(console.error);
});
server.listen(process.env.PORT ?? 8080);
