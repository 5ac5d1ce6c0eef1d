import Fastify from 'fastify';
import {verifyWebhook} from './verify-webhook.mjs';

const app = Fastify();

// This parser returns the bytes instead of an object, for all routes of this instance.
app.removeContentTypeParser('application/json');
app.addContentTypeParser('application/json', {parseAs: 'buffer'}, (request, body, done) => {
  done(null, body);
});

app.post('/events', async (request, reply) => {
  try {
    const event = verifyWebhook(request.body, request.headers, process.env.WEBHOOK_SECRET);
    console.log(event.type);
    return reply.code(204).send();
  } catch (error) {
    return reply.code(400).send(error.message);
  }
});

await app.listen({port: 8080});
