import type {Sample} from '../language/types';

/** Refers to a file in apps/site/content/static/samples/: sample('orders.xlsx') */
export function sample(fileName: string): Sample {
  return {sample: fileName};
}
