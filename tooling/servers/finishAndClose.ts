import type {Server} from 'node:http';
import {Server as NetServer, type Socket} from 'node:net';

/**
 * Returns a function that stops the server without cutting off a response. The server accepts no new
 * connections, finishes in-flight requests, then closes every connection. After the deadline, it also closes those
 * whose clients don't read, or have sent thousands of requests.
 *
 * Node's own `server.close()` isn't enough: it drops a response that has been written but not yet sent, and a
 * connection that was busy stays open for the next request.
 */
export function finishAndClose(server: Server, deadlineMs: number): () => void {
  /** Open connections, with the number of pending responses on each. */
  const connections = new Map<Socket, number>();
  let isStopping = false;

  function count(socket: Socket, change: number): void {
    const responses = (connections.get(socket) ?? 0) + change;
    connections.set(socket, responses);
    if (isStopping && responses === 0) {
      // Sends buffered data before it closes the connection.
      socket.end();
    }
  }

  server.on('connection', (socket) => {
    if (!connections.has(socket)) {
      connections.set(socket, 0);
      socket.once('close', () => connections.delete(socket));
    }
  });
  server.prependListener('request', ({socket}, response) => {
    if (isStopping) {
      // Otherwise, a client that always sends requests ahead would keep its connection.
      response.setHeader('Connection', 'close');
    }
    count(socket, 1);
    response.once('close', () => connections.has(socket) && count(socket, -1));
  });

  return () => {
    isStopping = true;
    NetServer.prototype.close.call(server);
    connections.forEach((responses, socket) => responses === 0 && socket.end());
    const closeAll = () => connections.forEach((_responses, socket) => socket.destroy());
    setTimeout(closeAll, deadlineMs).unref();
  };
}
