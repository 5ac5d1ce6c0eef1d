import {encodeFragment} from './share';

/** The fragment that opens a function's page with a call in its live panel, and JSON as its input. */
export async function callFragment(call: string, json: string): Promise<string | undefined> {
  return encodeFragment(JSON.stringify({call, input: {kind: 'json', text: json}}));
}
