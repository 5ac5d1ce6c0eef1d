import {join} from 'node:path';

/** The folder of the repository, from that of the site. */
export const repositoryOf = (siteDir: string): string => join(siteDir, '../..');
