import type {Category} from '../../language/types';
import ColumnToIndex from './ColumnToIndex';
import CountIf from './CountIf';
import DateToSerial from './DateToSerial';
import FormatValue from './FormatValue';
import IndexToColumn from './IndexToColumn';
import InternalRateOfReturn from './InternalRateOfReturn';
import Lookup from './Lookup';
import NetPresentValue from './NetPresentValue';
import ParseReference from './ParseReference';
import Payment from './Payment';
import RangeFromSheet from './RangeFromSheet';
import SerialToDate from './SerialToDate';
import SumIf from './SumIf';
import ValueFromCell from './ValueFromCell';

const excel: Category = {
  name: 'Excel',
  summary:
    'Work with Excel cells, lookups, conditional totals, serial dates, number formats and loans.',
  functions: [
    Lookup,
    SumIf,
    CountIf,
    ValueFromCell,
    RangeFromSheet,
    ParseReference,
    ColumnToIndex,
    IndexToColumn,
    SerialToDate,
    DateToSerial,
    FormatValue,
    Payment,
    NetPresentValue,
    InternalRateOfReturn,
  ],
};

export default excel;
