// Measures requests per second over the loopback interface, with nginx (deploy/nginx.conf) and with our own server.
import {readFileSync} from 'node:fs';
import {readEnvironment} from '../../../apps/site/config/environment';
import {median, p99} from '../statistics';
import {load, type LoadRequest, type LoadResult} from './load';
import {availableServers, type RunningServer} from './servers';

const CONNECTIONS = 64;
const SECONDS = 15;
const WARM_UP_SECONDS = 3;

const pages = [
  '',
  'guides/',
  'guides/mappings/overview',
  'platformRef/mappingFunctions/Text/Upper',
  'apiRef/authentication',
  'tags',
];

/** Lists the scripts, stylesheets and icons of the home page, and the search manifest. */
function assets(baseUrl: string): string[] {
  const html = readFileSync('build/index.html', 'utf8');
  const paths = [...html.matchAll(/ (?:src|href)="?(\/[^" >]+\.(?:js|css|svg))/g)].map(([, path]) =>
    path!.slice(baseUrl.length),
  );
  return [...new Set(paths), 'search-index.json'];
}

/** Returns a first-time visitor's requests for every file, then a returning visitor's requests for every page. */
async function mix(address: string, baseUrl: string): Promise<LoadRequest[]> {
  const request = (path: string, headers: Record<string, string>) => ({
    path: baseUrl + path,
    headers: {'Accept-Encoding': 'gzip, deflate, br', ...headers},
  });
  const known = pages.map(async (path) => {
    const {etag = ''} = await fetchHeaders(address + path);
    return request(path, {'If-None-Match': etag});
  });
  return [
    ...[...pages, ...assets(baseUrl)].map((path) => request(path, {})),
    ...(await Promise.all(known)),
  ];
}

async function fetchHeaders(address: string): Promise<Record<string, string>> {
  const response = await fetch(address, {headers: {'Accept-Encoding': 'gzip, deflate, br'}});
  await response.arrayBuffer();
  return Object.fromEntries(response.headers);
}

interface Measurement {
  readonly result: LoadResult;
  readonly memoryBefore: number;
  readonly memoryAfter: number;
}

async function measure(server: RunningServer, baseUrl: string): Promise<Measurement> {
  const {address} = server;
  const requests = await mix(address, baseUrl);
  const connections = CONNECTIONS;
  await load({address, requests, connections, seconds: WARM_UP_SECONDS});
  const memoryBefore = server.memory();
  const result = await load({address, requests, connections, seconds: SECONDS});
  return {result, memoryBefore, memoryAfter: server.memory()};
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

export async function benchServe(): Promise<void> {
  const {baseUrl} = readEnvironment();
  const measurements: [string, Measurement][] = [];
  for (const start of availableServers(baseUrl)) {
    const server = await start();
    measurements.push([server.name, await measure(server, baseUrl)]);
    await server.stop();
  }
  const slowest = measurements.at(-1)![1].result.requestsPerSecond;
  console.table(
    measurements.map(([name, {result, memoryBefore, memoryAfter}]) => ({
      server: name,
      'requests/s': Math.round(result.requestsPerSecond),
      'own server = 1': (result.requestsPerSecond / slowest).toFixed(2),
      'MB/s': megabytes(result.bytesPerSecond),
      'p50 ms': Math.round(median(result.latencies)),
      'p99 ms': Math.round(p99(result.latencies)),
      errors: result.errors,
      statuses: JSON.stringify(result.statuses),
      'memory MB before': megabytes(memoryBefore),
      'after the load': megabytes(memoryAfter),
      'after / before': (memoryAfter / memoryBefore).toFixed(2),
    })),
  );
  console.log(
    `${CONNECTIONS} connections for ${SECONDS} s over loopback. The client uses a whole core, so it may be the bottleneck for nginx.`,
  );
  const unexpected = measurements.flatMap(([, {result}]) =>
    Object.keys(result.statuses).filter((status) => status !== '200' && status !== '304'),
  );
  if (unexpected.length > 0) {
    throw new Error(
      `Every status should be 200 or 304, but some are ${unexpected.join(', ')}. Check that build/ is complete.`,
    );
  }
  if (measurements.length === 1) {
    console.log(
      "nginx couldn't be installed on this machine, so only our own server was measured.",
    );
  }
}
