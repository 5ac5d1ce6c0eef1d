import {fail, MappingError} from '../../../language/errors';
import {formatDate, isDateSection} from './formatDate';
import {formatNumber} from './formatNumber';
import {chooseSection, parseCode, type Section} from './parseCode';

const general = parseCode('General');

/** How many days later the 1904 date system starts. */
const DAYS_TO_1904 = 1462;

function formatBySections(
  sections: readonly Section[],
  number: number,
  countsFrom1904: boolean,
): string {
  const chosen =
    chooseSection(sections, number) ??
    fail(
      'E_RANGE',
      `No section of the format code applies to ${number}. Add a section without a condition.`,
      'value',
    );
  const {pieces} = chosen.section;
  if (isDateSection(pieces)) {
    // [h] counts hours, not from a date.
    const isDuration = pieces.some(({kind}) => kind === 'elapsed');
    return formatDate(pieces, number + (countsFrom1904 && !isDuration ? DAYS_TO_1904 : 0));
  }
  const {text, isZero} = formatNumber(pieces, Math.abs(number));
  return chosen.hasSign && !isZero && pieces.length > 0 ? `-${text}` : text;
}

/** Formats a number with a format code. Fails with E_FORMAT or E_RANGE if it can't. */
export function formatByCode(code: string, number: number): string {
  return formatBySections(parseCode(code), number, false);
}

function formatText(sections: readonly Section[], text: string): string {
  const section = sections[3] ?? sections.find(({isForText}) => isForText);
  return section
    ? section.pieces.map((piece) => (piece.kind === 'text' ? text : piece.text)).join('')
    : text;
}

/** Parses a format code. Returns null for a code that Excel doesn't accept, or that we don't support. */
function sectionsOf(code: string): readonly Section[] | null {
  try {
    return parseCode(code);
  } catch (error) {
    if (error instanceof MappingError) {
      return null;
    }
    throw error;
  }
}

/** Returns a function that formats values as Excel shows them. Where a format can't be applied, General is. */
export function cellFormatter(
  countsFrom1904: boolean,
): (value: string | number | boolean, code: string) => string {
  const known = new Map<string, readonly Section[] | null>();
  return (value, code) => {
    if (typeof value === 'boolean') {
      return value ? 'TRUE' : 'FALSE';
    }
    const sections = known.get(code) ?? sectionsOf(code);
    known.set(code, sections);
    if (typeof value === 'string') {
      return sections ? formatText(sections, value) : value;
    }
    try {
      return formatBySections(sections ?? general, value, countsFrom1904);
    } catch (error) {
      if (error instanceof MappingError) {
        return formatBySections(general, value, countsFrom1904);
      }
      throw error;
    }
  };
}
