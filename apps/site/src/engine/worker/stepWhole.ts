// This module is loaded when a step's calls or output are first too large to show in full.
import {askedIn} from '@documentation/workflow/internal/language/recordedCalls';
import type {Json} from '@documentation/base/internal/values/json';
import type {Call, RecordedCall} from '@documentation/workflow/internal/language/types';
import {formatCall} from '@documentation/reference/internal/values/formatCalls';
import type {Done} from './answerRuns';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import type {StepOutcome, Whole} from '../messages';
import {describeWhole, wholeText} from './whole';

/** Cuts each part of a call: its URL, its headers, its body and its recorded response. */
function startOfCall<C extends Call | RecordedCall>(call: C): C {
  const parts = Object.entries(call as Readonly<Record<string, Json>>).map(([key, part]) => [
    key,
    key === 'request' || key === 'statement' ? startOfCall(part as never) : cutToFit(part).value,
  ]);
  return Object.fromEntries(parts) as C;
}

function isRecorded(call: Call | RecordedCall): call is RecordedCall {
  return 'request' in call || 'statement' in call;
}

/** Cuts the large parts of a step's outcome. `wholeText` returns the full text of each. */
export function cutStep(outcome: StepOutcome): Done<StepOutcome> {
  const cut: Record<string, Whole> = {};
  const texts: Record<string, () => Blob> = {};

  function startOf<Part>(name: string, part: Part, text: () => Blob, start: () => Part): Part {
    const {isCut} = cutToFit(part as Json);
    if (!isCut) {
      return part;
    }
    cut[name] = describeWhole(part as Json);
    texts[name] = text;
    return start();
  }

  function startOfValue<Part extends Json>(name: string, value: Part): Part {
    return startOf(
      name,
      value,
      () => wholeText(value),
      () => cutToFit(value).value as Part,
    );
  }

  function startOfAsked<C extends Call | RecordedCall>(call: C, index: number): C {
    const asked = isRecorded(call) ? askedIn(call) : (call as Call);
    return startOf(
      String(index),
      call,
      () => new Blob([formatCall(asked).code]),
      () => startOfCall(call),
    );
  }

  const calls = outcome.calls?.map(startOfAsked);
  const shown = {
    ...outcome,
    ...(calls && {calls}),
    ...('unanswered' in outcome && {
      unanswered: startOfAsked(outcome.unanswered, outcome.calls.length),
    }),
    ...('output' in outcome && {output: startOfValue('output', outcome.output)}),
    ...('storeAfter' in outcome &&
      outcome.storeAfter && {storeAfter: startOfValue('store', outcome.storeAfter)}),
    cut,
  } as StepOutcome;
  return {outcome: shown, wholeText: (part) => Promise.resolve(texts[part]!())};
}
