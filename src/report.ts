/** A visitor's action that analytics may count. Without analytics, reports are ignored. */
export interface Report {
  /** 'copy_code' */
  readonly name: string;
  readonly details?: Readonly<Record<string, string>>;
}

const EVENT = 'documentation-report';

export function report(name: string, details?: Report['details']): void {
  window.dispatchEvent(new CustomEvent<Report>(EVENT, {detail: {name, ...(details && {details})}}));
}

export function onReport(listener: (detail: Report) => void): void {
  window.addEventListener(EVENT, (event) => listener((event as CustomEvent<Report>).detail));
}
