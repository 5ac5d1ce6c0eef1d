import type {Callable} from '../../language/invoke';
import {qualifiedName} from '../../language/qualifiedName';
import {choiceOfAll, choiceOfConstant, choiceOfKnown, type Application} from '../calls/application';
import {outputText} from '../constants/constant';
import type {Known} from '../terms/known';
import {notationOf} from '../terms/notationOf';
import {attempt, type Attempt} from './attempt';
import type {Problem} from './problem';
import {partsOf} from './sources';

/** A part of the output: a value from the input, or literal text. */
type Part = Known | string;

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether text is at a position of the output, and isn't just part of a longer word. */
function isAt(output: string, position: number, text: string): boolean {
  const end = position + text.length;
  return (
    output.startsWith(text, position) &&
    (text.length > 3 ||
      !(isWordCharacter(output[position - 1]) && isWordCharacter(text[0])) ||
      !(isWordCharacter(output[end]) && isWordCharacter(text.at(-1))))
  );
}

function textOf({values}: Known): string {
  const [value] = values;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Divides the output into values from the input and the text around them. */
function partsOfOutput(output: string, known: readonly Known[]): Part[] {
  const candidates = known
    .map((one) => ({one, text: textOf(one)}))
    .filter(({text}) => text !== '')
    .toSorted((a, b) => b.text.length - a.text.length);
  const parts: Part[] = [];
  for (let position = 0; position < output.length;) {
    const match = candidates.find(({text}) => isAt(output, position, text));
    const last = parts.at(-1);
    if (match) {
      parts.push(match.one);
    } else if (typeof last === 'string') {
      parts[parts.length - 1] = last + output[position]!;
    } else {
      parts.push(output[position]!);
    }
    position += match?.text.length ?? 1;
  }
  return parts;
}

/** Text that is mostly literal isn't made from the input. */
const MAX_LITERAL_SHARE = 0.6;

/** Words between values are usual, but digits are more often computed. */
function literalCost(text: string): number {
  return 1 + text.length * 0.15 + text.replaceAll(/\D/g, '').length * 1.5;
}

function concatenation(parts: readonly Part[]): Application {
  return [
    choiceOfAll(
      parts.map((part) =>
        typeof part === 'string'
          ? choiceOfConstant({value: part, cost: literalCost(part)})
          : choiceOfKnown(part),
      ),
    ),
  ];
}

function template(parts: readonly Part[], whole: Known): Application {
  const start = notationOf(whole.term).length;
  const text = parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : `{{${notationOf(part.term).slice(start).replace(/^\./, '')}}}`,
    )
    .join('');
  const literal = parts.filter((part) => typeof part === 'string').join('');
  const cost = parts.reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.cost), 0);
  return [
    choiceOfConstant({value: text, cost: 1.5 + literalCost(literal) + cost}),
    choiceOfKnown(whole),
    undefined,
  ];
}

/** Text that is put together from values and the text between them. */
export function* tryCompositions(
  problem: Problem,
  sources: readonly Known[],
  callables: readonly Callable[],
): Generator<Attempt | undefined> {
  const output = outputText(problem);
  if (output === undefined) {
    return;
  }
  const named = (name: string) =>
    callables.find(({definition}) => qualifiedName(definition) === name);
  const onlyWanted = true;
  const concat = named('Text.Concat');
  const parts = partsOfOutput(output, [...sources, ...sources.flatMap(partsOf)]);
  if (concat && parts.length > 1 && isMade(parts, output)) {
    yield attempt(concat, concatenation(parts), problem, {onlyWanted});
  }
  const fill = named('Text.Template');
  for (const whole of sources) {
    const inner = partsOfOutput(output, partsOf(whole));
    if (fill && isMade(inner, output)) {
      yield attempt(fill, template(inner, whole), problem, {onlyWanted});
    }
  }
}

function isMade(parts: readonly Part[], output: string): boolean {
  const literal = parts.filter((part) => typeof part === 'string').join('');
  const letters = literal.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters.length <= output.length * MAX_LITERAL_SHARE && literal !== output;
}
