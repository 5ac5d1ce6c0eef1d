import express from 'express';
import {verifyWebhook} from './verify-webhook.mjs';

const app = express();

// express.raw keeps the bytes. Put this route before app.use(express.json()).
app.post('/events', express.raw({type: 'application/json'}), (request, response) => {
  try {
    const event = verifyWebhook(request.body, request.headers, process.env.WEBHOOK_SECRET);
    response.sendStatus(204);
    console.log(event.type);
  } catch (error) {
    response.status(400).send(error.message);
  }
});

app.listen(8080);
