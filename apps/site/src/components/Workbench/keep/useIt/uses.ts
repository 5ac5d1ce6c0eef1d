import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import {encodeTokens, matchTokens} from '@documentation/reference/internal/colouring/tokens';
import {selectedFile, type Draft} from '../../state/draft';
import {commandFor, manifestOf} from '../bundle/manifest';
import {platformName} from '../fileNames';
import {callSamples} from './callSamples';
import {workflowStep} from './workflowStep';

/** One way to use a mapping elsewhere. */
export interface Use {
  readonly label: string;
  readonly kind: 'call' | 'step' | 'command';
  readonly code: string;
  readonly tokens: string;
  /** The name to give the mapping in the app. */
  readonly endpoint: string;
}

export type UseName = keyof typeof callSamples | 'step' | 'command';

/** Strings, and the words that the samples use. There are too few words to justify a grammar for each language. */
const SAMPLE_TOKENS =
  /(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)|(?<keyword>\b(?:import|from|const|await|new|using|var|curl|node)\b|(?<=\s)--[\w-]+)/g;

function sampleTokens(code: string): string {
  return encodeTokens(matchTokens(code, SAMPLE_TOKENS));
}

export default function usesFor(
  draft: Draft,
  name: string,
  origin: string,
): Readonly<Record<UseName, Use>> {
  const endpoint = platformName(name);
  const input = selectedFile(draft);
  const call = {origin, endpoint, file: input?.name, isData: input?.isData ?? false};
  const callIn = (language: keyof typeof callSamples, label: string): Use => {
    const code = callSamples[language](call);
    return {label, kind: 'call', code, tokens: sampleTokens(code), endpoint};
  };
  const step = workflowStep(endpoint);
  const command = commandFor(manifestOf(draft, name));
  return {
    curl: callIn('curl', 'curl'),
    javascript: callIn('javascript', 'JavaScript'),
    python: callIn('python', 'Python'),
    csharp: callIn('csharp', 'C#'),
    step: {
      label: 'Workflow',
      kind: 'step',
      code: step,
      tokens: notationTokens(step),
      endpoint,
    },
    command: {
      label: 'Terminal',
      kind: 'command',
      code: command,
      tokens: sampleTokens(command),
      endpoint,
    },
  };
}
