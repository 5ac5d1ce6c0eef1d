import type {Page} from '@playwright/test';

export const SIZES = [
  {name: 'phone', width: 390, height: 844},
  {name: 'tablet', width: 820, height: 1180},
  {name: 'desktop', width: 1440, height: 900},
] as const;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {readonly node: Element | null}[];
}

/** Records which elements move, and by how much, from the start of every visit. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as Shift[]) {
        const moved = sources.map(({node}) => node?.nodeName + '.' + (node?.className ?? ''));
        shifts.push(`${value.toFixed(5)}: ${moved.join(', ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Returns the recorded shifts, after the page has been painted once more and the shifts were reported. */
export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
    );
    return (window as unknown as {shifts: string[]}).shifts;
  });
}
