import type {Server, ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';

/** The names and values in rawHeaders, as header lines. */
function headerLines(rawHeaders: readonly string[]): string[] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() !== 'upgrade' ? `${name}: ${rawHeaders[index + 1]}` : [],
  );
}

/**
 * Makes the server ignore Upgrade headers, as nginx does. Node responds to such a request, but drops what the client
 * has sent after it. So the connection starts again: with the request without the header, and everything after it.
 */
export function ignoreUpgrades(server: Server): void {
  const lastResponses = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({socket}, response) => lastResponses.set(socket, response));
  server.on('upgrade', ({method, url, httpVersion, rawHeaders}, socket, rest) => {
    const lines = [`${method} ${url} HTTP/${httpVersion}`, ...headerLines(rawHeaders), '', ''];
    const onError = () => socket.destroy();
    const startAgain = () => {
      socket.off('error', onError);
      socket.unshift(Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), rest]));
      server.emit('connection', socket);
    };
    // Node doesn't listen for errors of the connection until it starts again.
    socket.on('error', onError);
    const last = lastResponses.get(socket);
    if (last && !last.closed) {
      last.once('close', startAgain);
    } else {
      startAgain();
    }
  });
}
