import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';

/** The text of a mapping, with its tree or the mistake in it. */
export interface ParsedMapping {
  readonly text: string;
  readonly tree?: Node;
  readonly mistake?: NotationError;
}

/** Parses a mapping. Line breaks become those of the editor, so positions are the same everywhere. */
export function parseMapping(written: string): ParsedMapping {
  const text = written.replaceAll(/\r\n?/g, '\n');
  try {
    return {text, tree: parse(text)};
  } catch (error) {
    if (error instanceof NotationError) {
      return {text, mistake: error};
    }
    throw error;
  }
}
