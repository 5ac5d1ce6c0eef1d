import type {ReadJson} from '../../universal/requestForm/jsonBody';
import type {RequestForm} from '../../universal/requestForm/types';

export interface PanelProps {
  readonly form: RequestForm;
  readonly readJson: ReadJson;
}
