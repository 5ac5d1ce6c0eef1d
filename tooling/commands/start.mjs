// The first half of `npm start`: installs what is missing and builds the site. Serving is a separate
// command, so signals reach the server directly.
import {installDependencies, run} from '../install/install.mjs';

installDependencies();
run('npm run --silent build');
