import {mappingFunctions} from '../../functions/mappingFunctions';

export const listedFunctions = mappingFunctions.filter(({unlisted}) => !unlisted);
