import {mappingFunctions} from '../../../functions/mappingFunctions';

/** The functions that the documentation lists. Others still run. */
export const listedFunctions = mappingFunctions.filter(({unlisted}) => !unlisted);
