// Installs the programs that the tests need and this machine lacks. Runs in parallel with `npm ci`.
import {findBrowser} from './browser.mjs';
import {findNginx} from './findNginx.mjs';
import {installOtherBrowsers} from './otherBrowsers.mjs';
import {ensureSampleRunners} from './sampleRunners.mjs';

ensureSampleRunners();
await findBrowser();
installOtherBrowsers();
findNginx();
