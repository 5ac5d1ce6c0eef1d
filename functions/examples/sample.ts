import type {Sample} from '../language/types';

/** A file in static/samples/: sample('orders.xlsx') */
export function sample(fileName: string): Sample {
  return {sample: fileName};
}
