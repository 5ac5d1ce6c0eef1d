import {useEffect, useState} from 'react';
import type {Engine} from '../../../engine/createEngine';

/** An engine that is closed when the panel is unmounted. */
export default function useEngine<Run, Outcome>(
  createEngine: () => Engine<Run, Outcome>,
): Engine<Run, Outcome> {
  const [engine] = useState(createEngine);
  useEffect(() => () => engine.close(), [engine]);
  return engine;
}
