import React, {type ReactNode} from 'react';
import {callsServices} from '@documentation/workflow/internal/language/callsServices';
import ErrorTable from '../ErrorTable';
import type {Props} from './Props';

const ofEveryFunction = [
  {code: 'E_CONFIGURATION', when: 'the configuration doesn’t match the fields above'},
  {code: 'E_INPUT', when: 'the input doesn’t match the fields above'},
] as const;

const ofCalls = [
  {code: 'E_TIMEOUT', when: 'the service doesn’t respond before the step times out'},
] as const;

export default function Errors({of}: Props): ReactNode {
  const implied = [...(callsServices(of) ? ofCalls : []), ...ofEveryFunction].filter(
    ({code}) => !of.errors.some((error) => error.code === code),
  );
  return <ErrorTable errors={[...of.errors, ...implied]} />;
}
