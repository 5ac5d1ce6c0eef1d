import type {Server} from 'node:http';
import {Server as NetServer, type Socket} from 'node:net';

/**
 * Returns a function that stops the server without cutting off a response. The server accepts no new
 * connections, finishes in-flight requests, then closes every connection.
 *
 * Node's own `server.close()` isn't enough: it drops a response that has been written but not yet sent, and a
 * connection that was busy stays open for the next request.
 */
export function finishAndClose(server: Server): () => void {
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
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({socket}, response) => {
    count(socket, 1);
    response.once('close', () => connections.has(socket) && count(socket, -1));
  });

  return () => {
    isStopping = true;
    NetServer.prototype.close.call(server);
    connections.forEach((responses, socket) => responses === 0 && socket.end());
  };
}
