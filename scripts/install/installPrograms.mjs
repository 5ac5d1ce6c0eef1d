// Installs the programs that the tests need and this machine lacks. Runs in parallel with `npm ci`.
import {findBrowser} from './browser.mjs';
import {ensureCurl} from './curl.mjs';
import {findNginx} from './findNginx.mjs';

ensureCurl();
await findBrowser();
findNginx();
