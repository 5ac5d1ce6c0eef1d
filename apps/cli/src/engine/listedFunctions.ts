import {mappingFunctions} from '@documentation/mapping/internal/functions/index';

/** The functions that the documentation lists. Others still run. */
export const listedFunctions = mappingFunctions.filter(({unlisted}) => !unlisted);
