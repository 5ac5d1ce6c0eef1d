// Tables with the contenders as columns, ours first; every other figure stands beside its ratio to ours.
import type {Absence, Site} from './site';

/** A figure, or several, of which the last is compared. */
export type Cell = number | readonly number[];
/** What was measured, as the rows of a table name it. */
export type Figures = Readonly<Record<string, Cell>>;

export interface Contenders {
  readonly sites: readonly Site[];
  readonly absences: readonly Absence[];
}

function toFigures(cell: Cell | undefined): readonly number[] {
  return typeof cell === 'object' ? cell : [cell ?? NaN];
}

/** 0.012, 4.1, 62.1, 1249: three digits that say something. */
function writeFigure(figure: number): string {
  if (!Number.isFinite(figure)) {
    return '–';
  }
  return figure.toFixed(Number.isInteger(figure) || figure >= 100 ? 0 : figure < 1 ? 3 : 1);
}

/** '62.1 (0.47)': the figure, and how many times ours it is. */
function writeCell(cell: Cell | undefined, own: Cell | undefined): string {
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

/** Measures one contender after another; one that can't be is named, and the others go on. */
export async function compare(
  {sites, absences}: Contenders,
  measure: (site: Site) => Promise<Figures>,
): Promise<string> {
  const columns = new Map<string, Figures>();
  const notes = absences.map(({name, reason}) => `${name} could not be built: ${reason}`);
  for (const site of sites) {
    console.error(`  ${site.name} …`);
    try {
      columns.set(site.name, await measure(site));
    } catch (error) {
      notes.push(`${site.name} could not be measured: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  return [compareFigures(columns), ...notes].join('\n\n');
}
