// The first half of `npm start`: installs what is missing and builds the site. Serving it is a command of
// its own, so a signal to stop reaches the server itself.
import {installDependencies, run} from '../install/install.mjs';

installDependencies();
run('npm run --silent build');
