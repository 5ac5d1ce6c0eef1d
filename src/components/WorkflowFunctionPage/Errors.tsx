import React, {type ReactNode} from 'react';
import {callsServices} from '../../../functions/workflow/callsServices';
import ErrorTable from '../ErrorTable';
import type {Props} from './Props';

const ofEveryFunction = [
  {code: 'E_CONFIGURATION', when: 'the configuration doesn’t have the form above'},
  {code: 'E_INPUT', when: 'the input doesn’t have the form above'},
] as const;

const ofCalls = [{code: 'E_TIMEOUT', when: 'an answer takes longer than the step allows'}] as const;

export default function Errors({of}: Props): ReactNode {
  const implied = [...(callsServices(of) ? ofCalls : []), ...ofEveryFunction].filter(
    ({code}) => !of.errors.some((error) => error.code === code),
  );
  return <ErrorTable errors={[...of.errors, ...implied]} />;
}
