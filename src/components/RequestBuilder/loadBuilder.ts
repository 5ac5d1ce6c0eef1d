import type {ComponentType} from 'react';
import type {OperationView} from '../../universal/apiReference';
import type {ReadJson} from '../../universal/requestForm/jsonBody';
import type {RequestForm} from '../../universal/requestForm/types';

export interface PanelProps {
  readonly form: RequestForm;
  readonly readJson: ReadJson;
}

export interface Builder extends PanelProps {
  readonly Panel: ComponentType<PanelProps>;
}

type Forms = Readonly<Record<string, RequestForm>>;

/** Loads the builder and an operation's form. Operations with the same tag share a file. */
export async function loadBuilder({
  id,
  group,
}: Pick<OperationView, 'id' | 'group'>): Promise<Builder> {
  const [{BuilderPanel, loadReadJson}, forms] = await Promise.all([
    import('./builder'),
    import(`@generated/api-reference/default/request-forms-${group}.json`) as Promise<{
      readonly default: Forms;
    }>,
  ]);
  return {Panel: BuilderPanel, form: forms.default[id]!, readJson: await loadReadJson()};
}
