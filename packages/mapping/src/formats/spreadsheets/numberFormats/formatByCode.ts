import {fail, MappingError} from '@documentation/base/internal/values/errors';
import {remembered} from '@documentation/base/internal/values/remembered';
import {sectionChooser} from './chooseSection';
import {dateWriter, isDateSection} from './formatDate';
import {numberWriter} from './formatNumber';
import {parseCode, type Section} from './parseCode';

/** How many days later the 1904 date system starts. */
const DAYS_TO_1904 = 1462;

type FormatNumber = (number: number) => string;

function sectionFormatter(
  {pieces}: Section,
  hasSign: boolean,
  countsFrom1904: boolean,
): FormatNumber {
  if (isDateSection(pieces)) {
    const write = dateWriter(pieces);
    // [h] counts hours, not from a date.
    const isDuration = pieces.some(({kind}) => kind === 'elapsed');
    const days = countsFrom1904 && !isDuration ? DAYS_TO_1904 : 0;
    return (number) => write(number + days);
  }
  const write = numberWriter(pieces);
  const canHaveSign = hasSign && pieces.length > 0;
  return (number) => {
    const {text, isZero} = write(Math.abs(number));
    return canHaveSign && number < 0 && !isZero ? `-${text}` : text;
  };
}

/** Returns a function that formats many numbers with the same sections. */
function sectionsFormatter(sections: readonly Section[], countsFrom1904: boolean): FormatNumber {
  const choose = sectionChooser(sections);
  // A section that can't be used only fails for the numbers that need it.
  const formatters = new Map<Section, FormatNumber>();
  return (number) => {
    const {section, hasSign} =
      choose(number) ??
      fail(
        'E_RANGE',
        `No section of the format code applies to ${number}. Add a section without a condition.`,
        'value',
      );
    const format = formatters.get(section) ?? sectionFormatter(section, hasSign, countsFrom1904);
    formatters.set(section, format);
    return format(number);
  };
}

const general = sectionsFormatter(parseCode('General'), false);

const codeFormatter = remembered((code: string) => sectionsFormatter(parseCode(code), false));

/** Formats a number with a format code. Fails with E_FORMAT or E_RANGE if it can't. */
export function formatByCode(code: string, number: number): string {
  return codeFormatter(code)(number);
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

interface CellFormat {
  readonly sections: readonly Section[] | null;
  readonly formatNumber: FormatNumber;
}

/** More codes than a workbook from a spreadsheet program has. */
const MAX_CODES = 1000;

/** Returns a function that formats values as Excel shows them. Where a format can't be applied, General is. */
export function cellFormatter(
  countsFrom1904: boolean,
): (value: string | number | boolean, code: string) => string {
  const known = new Map<string, CellFormat>();
  const learn = (code: string): CellFormat => {
    const sections = sectionsOf(code);
    const formatNumber = sections ? sectionsFormatter(sections, countsFrom1904) : general;
    if (known.size >= MAX_CODES) {
      known.clear();
    }
    known.set(code, {sections, formatNumber});
    return {sections, formatNumber};
  };
  return (value, code) => {
    if (typeof value === 'boolean') {
      return value ? 'TRUE' : 'FALSE';
    }
    const {sections, formatNumber} = known.get(code) ?? learn(code);
    if (typeof value === 'string') {
      return sections ? formatText(sections, value) : value;
    }
    try {
      return formatNumber(value);
    } catch (error) {
      if (error instanceof MappingError) {
        return general(value);
      }
      throw error;
    }
  };
}
