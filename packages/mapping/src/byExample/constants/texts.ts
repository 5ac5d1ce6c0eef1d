import {copied, found, outputText, type Constant, type Situation} from './constant';
import {difference, separatorsIn, textAround, textBetween, wordsIn} from './textParts';

const MAX_TEXT_LENGTH = 40;

function firstText({values}: Situation): string {
  const [value] = values;
  return typeof value === 'string' ? value : '';
}

function firstOutput({goal}: Situation): unknown {
  return goal.outputs[0];
}

const isShort = (text: string) => text !== '' && text.length <= MAX_TEXT_LENGTH;

/** Possible separators: in the text to split, or between the items in the joined output. */
export function separators(situation: Situation): Constant[] {
  const [value] = situation.values;
  const output = firstOutput(situation);
  const text = firstText(situation);
  const result = outputText(situation);
  if (Array.isArray(value)) {
    return result === undefined ? [] : found([...textBetween(result, value), '']);
  }
  const around = result === undefined ? undefined : textAround(text, result);
  const lists = Array.isArray(output) ? textBetween(text, output) : [];
  const next = around ? [lastSeparator(around.before), firstSeparator(around.after)] : [];
  const repeated = result === undefined ? [] : separatorsIn(result);
  const parts = [...lists, ...next, ...separatorsIn(text), ...repeated].filter(isShort);
  return copied(parts, 0.3);
}

function lastSeparator(text: string): string {
  return /[^\p{L}\p{N}]+$/u.exec(text)?.[0] ?? (isShort(text) ? text : '');
}

function firstSeparator(text: string): string {
  return /^[^\p{L}\p{N}]+/u.exec(text)?.[0] ?? (isShort(text) ? text : '');
}

/** Text to look for: what the output lacks first, then everything else. */
export function searches(situation: Situation): Constant[] {
  const text = firstText(situation);
  const output = outputText(situation);
  if (output === undefined) {
    const texts = situation.values.filter((value) => typeof value === 'string').slice(0, 4);
    return found([
      ...texts.flatMap((one) => [...endings(one), ...wordsIn(one), ...separatorsIn(one)]),
    ]);
  }
  const parts = [...separatorsIn(text), ...wordsIn(text)];
  const missing = parts.filter((part) => !output.includes(part));
  const around = textAround(text, output);
  return copied(
    [
      difference(text, output).removed,
      ...(around ? [around.before, around.after] : []),
      ...missing,
      ...separatorsIn(text),
    ].filter((part) => isShort(part) && part !== text),
    1,
  );
}

/** 'report.pdf' → ['.pdf', 'report.'] */
function endings(text: string): string[] {
  const [, start] = /^([\p{L}\p{N}]+[^\p{L}\p{N}\s])/u.exec(text) ?? [];
  const [, end] = /([^\p{L}\p{N}\s][\p{L}\p{N}]+)$/u.exec(text) ?? [];
  return [end ?? '', start ?? ''].filter(isShort);
}

/** Text that replaces other text: what the input lacks. */
export function replacements(situation: Situation): Constant[] {
  const text = firstText(situation);
  const output = outputText(situation) ?? '';
  const parts = [...separatorsIn(output), ...wordsIn(output)];
  const added = [difference(text, output).added, ...parts].filter(
    (part) => isShort(part) && part !== output && !text.includes(part),
  );
  return copied(['', ...added, ...separatorsIn(output)], 1);
}

/** The character that pads text, at its start or end. */
export function fills(situation: Situation): Constant[] {
  const output = outputText(situation) ?? '';
  return found([output.at(0) ?? '', output.at(-1) ?? ''].filter(isShort));
}

/** Characters that are removed from the ends. */
export function trimmed(situation: Situation): Constant[] {
  const text = firstText(situation);
  return found(
    [text.at(0) ?? '', text.at(-1) ?? ''].filter((character) => /[^\p{L}\s]/u.test(character)),
  );
}

export function ellipses(situation: Situation): Constant[] {
  const output = outputText(situation) ?? '';
  return found([/[^\p{L}\p{N}\s]+$/u.exec(output)?.[0] ?? '']).map(({value, cost}) => ({
    value,
    cost: cost + 2,
  }));
}

/** Names of XML elements in the output. */
export function elementNames(situation: Situation): Constant[] {
  const output = outputText(situation) ?? '';
  return found([...output.matchAll(/<([\p{L}_][\w.-]*)/gu)].map(([, name]) => name!).slice(0, 6));
}
