import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import {quote} from '@documentation/base/internal/values/quote';

interface Filter {
  readonly property: string;
  readonly operator: string;
  readonly value?: Json | undefined;
  readonly highValue?: Json | undefined;
}

function textOf(value: Json | undefined, {property, operator}: Filter): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : failStep(
        'E_INPUT',
        `The filter on ${quote(property)} needs text, a number or a Boolean to compare with. For ${operator}, set \`value\`${operator === 'BETWEEN' ? ' and `highValue`' : ''}.`,
      );
}

/** Converts a filter to HubSpot's format, in which the field for the value depends on the operator. */
export function filterOf(filter: Filter): Json {
  const {property: propertyName, operator, value, highValue} = filter;
  switch (operator) {
    case 'HAS_PROPERTY':
    case 'NOT_HAS_PROPERTY':
      return {propertyName, operator};
    case 'IN':
    case 'NOT_IN':
      return {
        propertyName,
        operator,
        values: (Array.isArray(value) ? (value as readonly Json[]) : [value]).map((item) =>
          textOf(item, filter),
        ),
      };
    case 'BETWEEN':
      return {
        propertyName,
        operator,
        value: textOf(value, filter),
        highValue: textOf(highValue, filter),
      };
    default:
      return {propertyName, operator, value: textOf(value, filter)};
  }
}
