// Serves build/ as a production server would: `npm run serve`, PORT changes the port.
import {createServer} from './createServer';
import {readEnvironment, readPort} from '../config/environment';

const {baseUrl} = readEnvironment();
const port = readPort();

const server = createServer({directory: process.env.BUILD_DIRECTORY ?? 'build', baseUrl});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => {
  console.log(`The documentation is at http://localhost:${port}${baseUrl}`);
});
