// What is loaded when a reader reaches the button of a builder.
import type {ComponentType} from 'react';
import type {OperationView} from '@documentation/reference/internal/pages/apiReference';
import {loadReadJson} from '@documentation/reference/internal/requestForm/jsonBody';
import type {RequestForm} from '@documentation/reference/internal/requestForm/types';
import BuilderPanel from './BuilderPanel';
import type {PanelProps} from './panelProps';

export interface Builder extends PanelProps {
  readonly Panel: ComponentType<PanelProps>;
}

type Forms = Readonly<Record<string, RequestForm>>;

/** Loads an operation's form. Operations with the same tag share a file. */
export async function loadBuilder({
  id,
  group,
}: Pick<OperationView, 'id' | 'group'>): Promise<Builder> {
  const [forms, readJson] = await Promise.all([
    import(`@generated/api-reference/default/request-forms-${group}.json`) as Promise<{
      readonly default: Forms;
    }>,
    loadReadJson(),
  ]);
  return {Panel: BuilderPanel, form: forms.default[id]!, readJson};
}
