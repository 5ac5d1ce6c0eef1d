import type {Category} from '../../language/types';
import ColumnToIndex from './ColumnToIndex';
import DateToSerial from './DateToSerial';
import FormatValue from './FormatValue';
import IndexToColumn from './IndexToColumn';
import Lookup from './Lookup';
import ParseReference from './ParseReference';
import RangeFromSheet from './RangeFromSheet';
import SerialToDate from './SerialToDate';
import ValueFromCell from './ValueFromCell';

const excel: Category = {
  name: 'Excel',
  summary: 'Work with Excel cells, ranges, lookups, serial dates and number formats.',
  functions: [
    Lookup,
    ValueFromCell,
    RangeFromSheet,
    ParseReference,
    ColumnToIndex,
    IndexToColumn,
    SerialToDate,
    DateToSerial,
    FormatValue,
  ],
};

export default excel;
