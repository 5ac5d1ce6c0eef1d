import type {WorkflowErrorCode} from '../../workflowTypes';

/** Slack answers 200 even when it refuses; `ok` tells. */
export interface SlackAnswer {
  readonly ok: boolean;
  readonly error?: string;
  readonly channel?: string;
  readonly ts?: string;
}

export function slackHeaders(token: string): Record<string, string> {
  return {authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8'};
}

export function slackError(error = ''): WorkflowErrorCode {
  if (/auth|token|scope/.test(error)) {
    return 'E_CREDENTIAL';
  }
  return /not_found|not_in_channel/.test(error) ? 'E_NOT_FOUND' : 'E_REFUSED';
}
