// Makes test data. The same row count always makes the same rows.

/** Returns a function that picks integers from 0 up to a limit: a Lehmer generator with a fixed seed. */
export function createPicker(): (limit: number) => number {
  let state = 20_240_229;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const customers = [
  'Ada Lovelace',
  'Miller & Sons',
  'Grace Hopper',
  'Café Post',
  'Nordwind AB',
  'Alan Turing',
  'Müller, Söhne',
];
const countries = ['DE', 'FR', 'SE', 'IT', 'ES', 'NL', 'AT', 'PL', 'CH', 'BE', 'DK', 'FI'];

export interface Order {
  readonly id: number;
  readonly customer: string;
  readonly country: string;
  readonly total: number;
  /** '2024-02-29' */
  readonly ordered: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export function makeOrders(count: number): Order[] {
  const pick = createPicker();
  return Array.from({length: count}, (_, index) => ({
    id: 100_000 + index,
    customer: customers[pick(customers.length)]!,
    country: countries[pick(countries.length)]!,
    total: pick(500_000) / 100,
    ordered: `2024-${twoDigits(1 + pick(12))}-${twoDigits(1 + pick(28))}`,
  }));
}

/** A JSON file with a list of orders. */
export function makeOrdersFile(count: number): Buffer {
  return Buffer.from(JSON.stringify({orders: makeOrders(count)}));
}
