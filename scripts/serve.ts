// Serves build/ as a production server would: `npm run serve`, PORT changes the port.
import {createServer} from './createServer';
import {readEnvironment} from '../config/environment';

const {baseUrl} = readEnvironment();
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, but it is "${process.env.PORT}".`);
  process.exit(1);
}

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
