import {mappingFunctions} from '@documentation/mapping/internal/functions/index';

export const listedFunctions = mappingFunctions.filter(({unlisted}) => !unlisted);
