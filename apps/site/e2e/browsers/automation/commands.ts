/**
 * The WebDriver commands that the journeys use. WebKit’s driver takes them over HTTP, and Firefox takes the same ones
 * over its own protocol, Marionette, so no driver has to be installed for it.
 */
export const commands = {
  'WebDriver:NewSession': '',
  'WebDriver:SetTimeouts': 'timeouts',
  'WebDriver:SetWindowRect': 'window/rect',
  'WebDriver:Navigate': 'url',
  'WebDriver:Refresh': 'refresh',
  'WebDriver:ExecuteAsyncScript': 'execute/async',
  'WebDriver:ElementClick': 'element/{id}/click',
  'WebDriver:ElementSendKeys': 'element/{id}/value',
  'WebDriver:PerformActions': 'actions',
} as const;

export type Command = keyof typeof commands;

/** A browser that a test drives. */
export interface Session {
  readonly send: (
    command: Command,
    parameters: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
  /** Ends the browser, and everything that was started for it. */
  readonly close: () => Promise<void>;
}
