// Formats tables with the contenders as columns, ours first. The others' figures are followed by their ratio to ours.
import type {Absence, Site} from './site';
import {median} from './statistics';

/** One or more figures in a table cell. Only the last one is compared with ours. */
export type Cell = number | readonly number[];
/** The measured figures, keyed by table row. */
export type Figures = Readonly<Record<string, Cell>>;

export interface Contenders {
  readonly sites: readonly Site[];
  readonly absences: readonly Absence[];
}

function toFigures(cell: Cell | undefined): readonly number[] {
  return typeof cell === 'object' ? cell : [cell ?? NaN];
}

/** Rounds a figure to a readable precision: 0.012, 4.1, 62.1, 1249 */
function writeFigure(figure: number): string {
  if (!Number.isFinite(figure)) {
    return '–';
  }
  return figure.toFixed(Number.isInteger(figure) || figure >= 100 ? 0 : figure < 1 ? 3 : 1);
}

/** Formats a figure and its ratio to ours: '62.1 (0.47)' */
export function writeCell(cell: Cell | undefined, own: Cell | undefined): string {
  const ratio = toFigures(cell).at(-1)! / toFigures(own).at(-1)!;
  const written = toFigures(cell).map(writeFigure).join(' / ');
  return cell === own || !Number.isFinite(ratio) ? written : `${written} (${ratio.toFixed(2)})`;
}

export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(line).join('\n');
}

export function compareFigures(columns: ReadonlyMap<string, Figures>): string {
  const rows = new Set([...columns.values()].flatMap((figures) => Object.keys(figures)));
  const [own = {}] = columns.values();
  return writeTable(
    ['', ...columns.keys()],
    [...rows].map((row) => [
      row,
      ...[...columns.values()].map((figures) => writeCell(figures[row], own[row])),
    ]),
  );
}

/** Returns the median across all rounds for each row of the first round. */
function medians(rounds: readonly Figures[]): Figures {
  const medianOf = (row: string): Cell => {
    const cells = rounds.map((figures) => toFigures(figures[row]));
    const middle = cells[0]!.map((_, index) => median(cells.map((figures) => figures[index]!)));
    return middle.length === 1 ? middle[0]! : middle;
  };
  return Object.fromEntries(Object.keys(rounds[0]!).map((row) => [row, medianOf(row)]));
}

/**
 * Measures all contenders in turn and returns a table. Several rounds compensate for changes in the machine's
 * speed. A site that can't be measured is reported and skipped.
 */
export async function compare(
  {sites, absences}: Contenders,
  measure: (site: Site) => Promise<Figures>,
  rounds = 1,
): Promise<string> {
  const measured = new Map<string, Figures[]>(sites.map(({name}) => [name, []]));
  const notes = absences.map(({name, reason}) => `${name} couldn’t be built: ${reason}`);
  for (let round = 1; round <= rounds; round++) {
    for (const site of sites.filter(({name}) => measured.has(name))) {
      console.error(`  ${site.name}, ${round} of ${rounds} …`);
      try {
        measured.get(site.name)!.push(await measure(site));
      } catch (error) {
        measured.delete(site.name);
        notes.push(`${site.name} couldn’t be measured: ${(error as Error).message.split('\n')[0]}`);
      }
    }
  }
  const columns = new Map([...measured].map(([name, figures]) => [name, medians(figures)]));
  return [compareFigures(columns), ...notes].join('\n\n');
}
