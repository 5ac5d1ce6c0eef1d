import {createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {verifyWebhook} from './verify-webhook.mjs';

// In production, keep the IDs in a database, so a restart doesn't lose them.
const seen = new Set();

/** Does the work. It runs after the response, and once for each event. */
function processEvent(event) {
  console.log(event.type);
}

const server = createServer(async (request, response) => {
  const body = await buffer(request);
  let event;
  try {
    event = verifyWebhook(body, request.headers, process.env.WEBHOOK_SECRET);
  } catch (error) {
    response.writeHead(400).end(error.message);
    return;
  }
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    processEvent(event);
  }
});
server.listen(process.env.PORT ?? 8080);
