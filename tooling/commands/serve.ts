// Serves build/ as a production server would: `npm run serve`. PORT sets the port.
import type {AddressInfo} from 'node:net';
import {createServer} from '../servers/createServer';
import {finishAndClose} from '../servers/finishAndClose';
import {readServeSettings} from '../servers/serveSettings';

/** As in deploy/nginx.conf. */
const DEADLINE_MS = 10_000;

const {port, ...site} = readServeSettings();
const server = createServer(site);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => {
  const {port: usedPort} = server.address() as AddressInfo;
  console.log(`The documentation is at http://localhost:${usedPort}${site.baseUrl}`);
});

// After a signal, the process exits with status 0 once the last response is sent. A second signal ends it immediately.
const stop = finishAndClose(server, DEADLINE_MS);
process.once('SIGINT', stop).once('SIGTERM', stop);
