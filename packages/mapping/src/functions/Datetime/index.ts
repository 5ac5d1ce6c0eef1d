import type {Category} from '../../language/types';
import Add from './Add';
import AddBusinessDays from './AddBusinessDays';
import AssignTimezone from './AssignTimezone';
import BusinessDaysBetween from './BusinessDaysBetween';
import Compare from './Compare';
import ConvertTimezone from './ConvertTimezone';
import Difference from './Difference';
import EndOf from './EndOf';
import Format from './Format';
import FormatDuration from './FormatDuration';
import FromUnix from './FromUnix';
import IsValid from './IsValid';
import Now from './Now';
import Parse from './Parse';
import ParseDuration from './ParseDuration';
import Part from './Part';
import StartOf from './StartOf';
import Today from './Today';
import ToUnix from './ToUnix';

const datetime: Category = {
  name: 'Datetime',
  summary: 'Parse, format, compare and calculate dates and times, in any time zone.',
  functions: [
    Parse,
    Format,
    IsValid,
    Now,
    Today,
    Add,
    AddBusinessDays,
    Difference,
    BusinessDaysBetween,
    Compare,
    StartOf,
    EndOf,
    Part,
    ConvertTimezone,
    AssignTimezone,
    FromUnix,
    ToUnix,
    ParseDuration,
    FormatDuration,
  ],
};

export default datetime;
