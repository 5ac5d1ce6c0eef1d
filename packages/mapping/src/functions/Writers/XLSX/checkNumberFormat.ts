import {MappingError} from '@documentation/base/internal/values/errors';
import {parseCode} from '../../../formats/spreadsheets/numberFormats/parseCode';
import {dateWriter, isDateSection} from '../../../formats/spreadsheets/numberFormats/formatDate';

/** If Excel would reject a number format, and so the whole file, calls `refuse` with the reason. */
export function checkNumberFormat(format: string, refuse: (reason: string) => never): void {
  try {
    for (const {pieces} of parseCode(format)) {
      if (isDateSection(pieces)) {
        dateWriter(pieces);
      }
    }
  } catch (error) {
    if (error instanceof MappingError && error.code === 'E_FORMAT') {
      refuse(error.message);
    }
    throw error;
  }
}
