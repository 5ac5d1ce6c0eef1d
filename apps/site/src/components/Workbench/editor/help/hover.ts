import type {Extension} from '@codemirror/state';
import {activateHover, hoverTooltip, type Command, type Tooltip} from '@codemirror/view';
import {loadCatalogue} from '../catalogue';
import {contextAt} from '../context/contextAt';
import {nameAt, type NameInCall} from '../context/nameAt';
import type {Host} from '../host';
import {textIn} from '../mappingText';
import {functionCard, parameterCard} from './cards';

/** Explains the function or parameter under the pointer. */
export function hover(host: Host): Extension {
  async function explain({functionName, parameter, from, to}: NameInCall): Promise<Tooltip | null> {
    const entry = (await loadCatalogue()).get(functionName);
    const found = entry?.parameters.find(({name}) => name === parameter);
    if (!entry || (parameter !== undefined && !found)) {
      return null;
    }
    const {functionUrl, onOpenPage} = host;
    const create = () => ({
      dom: found
        ? parameterCard(found)
        : functionCard(entry, functionUrl(functionName), () => onOpenPage(functionName)),
    });
    return {pos: from, end: to, above: true, create};
  }

  return hoverTooltip(
    (view, position) => {
      const name = nameAt(textIn(view.state), position);
      return name ? explain(name) : null;
    },
    {hideOnChange: true},
  );
}

/** Shows the same tooltip for the name at the cursor or, without one, for the call around the cursor. */
export const explainAtCursor: Command = (view) => {
  const notation = textIn(view.state);
  const {head} = view.state.selection.main;
  const position = nameAt(notation, head)?.from ?? contextAt(notation, head).calls.at(-1)?.from;
  if (position === undefined) {
    return false;
  }
  activateHover(view, position, 1);
  return true;
};
