import type {Bundle} from '../constants/bundle';
import type {Situation} from '../constants/constant';
import {readingFormats, writingFormats} from '../constants/dates/dateFormats';
import {rearrangements} from '../constants/rearrangements';
import {choiceOfConstant, type Application} from './application';
import type {Slot} from './parameters';

/** Constants that depend on each other, such as a date format and its language. */
export function bundlesFor(slots: readonly Slot[], situation: Situation): readonly Bundle[] {
  const has = (wanted: string) => slots.some(({name}) => name === wanted);
  if (has('pattern') && has('replacement')) {
    return rearrangements(situation);
  }
  if (situation.definition.category !== 'Datetime' || !has('format')) {
    return [];
  }
  const isReader = [slots[0]!.parameter.type].flat().includes('Text');
  return isReader ? readingFormats(situation) : writingFormats(situation);
}

/** Fills the slots with a bundle, which determines its parameters. */
export function withBundle(
  slots: readonly Slot[],
  fixed: Application,
  bundle: Bundle,
): Application {
  return slots.map(({name}, position) => {
    const constant = bundle[name];
    return constant ? choiceOfConstant(constant) : fixed[position];
  });
}
