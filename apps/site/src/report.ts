/** What analytics may be told: a visitor's action, or a crash. Without analytics, reports are ignored. */
export type Report =
  | {
      /** 'copy_code' */
      readonly name: string;
      readonly details?: Readonly<Record<string, string>>;
    }
  | {readonly crash: Error};

const EVENT = 'documentation-report';

function send(detail: Report): void {
  window.dispatchEvent(new CustomEvent<Report>(EVENT, {detail}));
}

export function report(name: string, details?: Readonly<Record<string, string>>): void {
  send({name, ...(details && {details})});
}

export function reportCrash(crash: Error): void {
  send({crash});
}

export function onReport(listener: (detail: Report) => void): void {
  window.addEventListener(EVENT, (event) => listener((event as CustomEvent<Report>).detail));
}
