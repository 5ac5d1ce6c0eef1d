import type {Language} from '@documentation/reference/internal/requestSamples/index';
import {encodeTokens, matchTokens} from '@documentation/reference/internal/colouring/tokens';

/** The code that the generators write is so regular that a pattern per language can colour it. */
const patterns: Readonly<Record<Language, RegExp>> = {
  bash: /(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<function>^curl)|(?<constant>--[a-z-]+)/gm,
  javascript:
    /(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)|(?<keyword>\b(?:import|from|const|await|new|if|throw)\b)|(?<constant>\b(?:true|false|null|\d[\d.e-]*)\b)|(?<function>\b\w+(?=\())/g,
  python:
    /(?<string>f?"(?:[^"\\]|\\.)*")|(?<keyword>\b(?:import|with|as)\b)|(?<constant>\b(?:True|False|None|\d[\d.e+-]*)\b)|(?<function>\b\w+(?=\())/g,
  csharp:
    /(?<string>"""[^]*?"""|\$?"(?:[^"\\]|\\.)*")|(?<keyword>\b(?:using|var|await|new|int)\b)|(?<function>\b\w+(?=\())/g,
};

/** Longer code stays plain, because colouring it would slow down typing. */
const MAX_COLOURED_LENGTH = 20_000;

export function codeTokens(language: Language, code: string): string {
  return code.length > MAX_COLOURED_LENGTH
    ? ''
    : encodeTokens(matchTokens(code, patterns[language]));
}
