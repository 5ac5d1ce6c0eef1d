import {isTable} from '../../../Panel/results';
import type {Kind} from './kindOf';
import type {Reading} from './readings';

export type View = 'table' | 'tree' | 'pages' | 'text' | 'bytes';

/** The views of a file, the most useful one first. */
export function viewsOf(kind: Kind, reading: Reading | undefined): View[] {
  const isRows = reading?.value !== undefined && isTable(reading.value);
  switch (kind) {
    case 'empty':
      return ['text'];
    case 'csv':
      return ['table', 'text'];
    case 'json':
    case 'jsonLines':
      return isRows ? ['tree', 'table', 'text'] : ['tree', 'text'];
    case 'xml':
      return ['tree', 'text'];
    case 'xlsx':
      return ['table', 'bytes'];
    case 'pdf':
      return ['pages', 'bytes'];
    case 'text':
      return ['text', 'bytes'];
    default:
      return ['bytes'];
  }
}
