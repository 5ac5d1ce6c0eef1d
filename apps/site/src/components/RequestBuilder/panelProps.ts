import type {ReadJson} from '@documentation/reference/internal/requestForm/jsonBody';
import type {RequestForm} from '@documentation/reference/internal/requestForm/types';

export interface PanelProps {
  readonly form: RequestForm;
  readonly readJson: ReadJson;
}
