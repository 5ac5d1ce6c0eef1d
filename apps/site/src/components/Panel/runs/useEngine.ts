import {useEffect, useState} from 'react';
import type {Engine} from '../../../engine/createEngine';

/** Creates an engine, and closes it when the panel is unmounted. */
export default function useEngine<Run, Outcome>(
  createEngine: () => Engine<Run, Outcome>,
): Engine<Run, Outcome> {
  const [engine] = useState(createEngine);
  useEffect(() => () => engine.close(), [engine]);
  return engine;
}
