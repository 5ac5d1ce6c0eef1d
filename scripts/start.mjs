// `npm start`: installs what is missing, builds the site, serves it and prints its address.
import {installDependencies, run} from './install.mjs';

installDependencies();
run('npm run --silent build');
run('npm run --silent serve');
