import {useState} from 'react';
import {MAX_EDITED_LENGTH} from '../../universal/constants';
import {defaultDraft, draftOf, withText} from '@documentation/reference/internal/requestForm/draft';
import type {
  Draft,
  FieldProblem,
  RequestForm,
} from '@documentation/reference/internal/requestForm/types';
import {formatSize} from '@documentation/reference/internal/values/formatSize';

/** Text with more lines is slow to lay out. */
const MAX_LINES = 5000;

/** Keeps drafts while the reader visits other pages. They are never stored, because they can contain keys. */
const drafts = new WeakMap<RequestForm, Draft>();

function isTooLong(text: string): boolean {
  return text.length > MAX_EDITED_LENGTH || text.split('\n', MAX_LINES + 1).length > MAX_LINES;
}

export interface EditedDraft {
  readonly draft: Draft;
  /** The index of the documented sample that the draft equals, or -1. */
  readonly variant: number;
  /** The problem with text that was refused because it is too long. */
  readonly refused: FieldProblem | undefined;
  readonly edit: (change: Partial<Draft>) => void;
  readonly editText: (field: string, text: string) => void;
  readonly reset: (variant?: number) => void;
}

export default function useDraft(form: RequestForm): EditedDraft {
  const [draft, setDraft] = useState(() => drafts.get(form) ?? defaultDraft(form));
  const [refused, setRefused] = useState<FieldProblem>();
  const asText = JSON.stringify(draft);

  function change(next: Draft): void {
    drafts.set(form, next);
    setRefused(undefined);
    setDraft(next);
  }

  return {
    draft,
    variant: form.variants.findIndex(
      (variant) => JSON.stringify(draftOf(form, variant)) === asText,
    ),
    refused,
    edit: (part) => change({...draft, ...part}),
    editText(field, text) {
      if (isTooLong(text)) {
        const message = `The text is too long for this field (about ${formatSize(text.length)}), so the field is unchanged. Send large data as a file.`;
        setRefused({field, message, isBlocking: false});
      } else {
        change(withText(draft, field, text));
      }
    },
    reset: (variant = 0) => change(draftOf(form, form.variants[variant]!)),
  };
}
