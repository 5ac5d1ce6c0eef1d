// Writes what the tarball contains. `npm pack` runs it, from the root, for packages/mapping/.
import {buildPackage} from './buildPackage';

void buildPackage('packages/mapping');
