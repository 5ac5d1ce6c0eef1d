import type {Value} from '@documentation/base/internal/values/types';
import {viewsOf, type View} from '../../Panel/results';

/** Returns the views that the workbench offers for a value. */
export function viewsFor(value: Value): View[] {
  return viewsOf(value, {withTree: true});
}

/** Returns the view that shows the most at a glance: a table of rows, and code of everything else. */
export function firstViewOf(value: Value): View {
  return viewsFor(value).includes('table') ? 'table' : 'pretty';
}
