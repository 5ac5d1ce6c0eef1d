import type {Condition, Piece, Section} from './parseCode';

function meets(value: number, {operator, limit}: Condition): boolean {
  switch (operator) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '=':
      return value === limit;
    default:
      return value !== limit;
  }
}

const positive: Condition = {operator: '>', limit: 0};
const negative: Condition = {operator: '<', limit: 0};
const notNegative: Condition = {operator: '>=', limit: 0};

/** Returns each section's stated or implied condition. A last section without one applies to the other numbers. */
function conditionsOf(sections: readonly Section[]): readonly (Condition | undefined)[] {
  const [first, second] = sections;
  switch (sections.length) {
    case 1:
      return [first?.condition];
    case 2:
      return first?.condition || second?.condition
        ? [first?.condition ?? positive, second?.condition]
        : [notNegative, negative];
    default:
      return [first?.condition ?? positive, second?.condition ?? negative, undefined];
  }
}

/** Checks whether only negative numbers meet a condition. In that case, no minus sign is added. */
function isNegativeOnly({operator, limit}: Condition): boolean {
  return (operator === '<' && limit <= 0) || (/^<?=$/.test(operator) && limit < 0);
}

export interface Chosen {
  readonly section: Section;
  /** Whether to add a minus sign if the number is negative. */
  readonly hasSign: boolean;
}

const general: Piece = {kind: 'general', text: 'General'};

/** Returns a function that finds the section for a number. It returns undefined if no section applies. */
export function sectionChooser(
  sections: readonly Section[],
): (value: number) => Chosen | undefined {
  const numeric = sections.slice(0, 3).filter(({isForText}) => !isForText);
  const conditions = conditionsOf(numeric);
  const choices = numeric.map((section, index) => {
    const condition = conditions[index];
    return {condition, section, hasSign: !(condition && isNegativeOnly(condition))};
  });
  if (numeric.length === 0) {
    const section = {pieces: [general], isForText: false};
    choices.push({condition: undefined, section, hasSign: true});
  }
  return (value) => choices.find(({condition}) => !condition || meets(value, condition));
}
