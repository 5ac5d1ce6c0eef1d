import type {PDFPageProxy} from 'pdfjs-dist';

/** A piece of text with its position on the page, in points from the bottom left. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Line = readonly Piece[];

/** A gap larger than this share of the letter height separates words. */
const WORD_GAP = 0.15;
/** A gap larger than this share of the letter height separates cells. */
const CELL_GAP = 1;

interface TextItem {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Does what page.getTextContent() does. That uses `for await` on a stream, which WebKit doesn’t support. */
async function textItems(page: PDFPageProxy): Promise<TextItem[]> {
  const parts = page.streamTextContent() as ReadableStream<{readonly items: readonly object[]}>;
  const reader = parts.getReader();
  const items: TextItem[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    items.push(...part.value.items.filter((item): item is TextItem => 'str' in item));
  }
  return items;
}

function tidy(text: string): string {
  return text.replace(/(?<![ \t])[ \t]+$/gm, '').trim();
}

/** Returns the text in the order in which the file draws it. */
export async function flowText(page: PDFPageProxy): Promise<string> {
  const items = await textItems(page);
  return tidy(items.map(({str, hasEOL}) => (hasEOL ? `${str}\n` : str)).join(''));
}

export async function pagePieces(page: PDFPageProxy): Promise<Piece[]> {
  const items = await textItems(page);
  return items
    .filter(({str}) => str.trim() !== '')
    .map(({str, transform, width, height}) => {
      return {text: str, x: transform[4]!, y: transform[5]!, width, height};
    });
}

/** Groups pieces into lines, from top to bottom and from left to right. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line && line[0]!.y - piece.y <= Math.max(line[0]!.height, piece.height) * 0.4) {
      line.push(piece);
    } else {
      lines.push([piece]);
    }
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

function gapBefore(piece: Piece, previous: Piece | undefined): number {
  return previous ? piece.x - (previous.x + previous.width) : 0;
}

/** Joins the pieces of a line, with a space where there is a gap. */
export function lineText(line: Line): string {
  return line
    .map((piece, index) => {
      const gap = gapBefore(piece, line[index - 1]);
      return gap > piece.height * WORD_GAP ? ` ${piece.text}` : piece.text;
    })
    .join('')
    .trim();
}

/** Returns the text line by line, as shown on the page. */
export async function linesText(page: PDFPageProxy): Promise<string> {
  return tidy(
    linesOf(await pagePieces(page))
      .map(lineText)
      .join('\n'),
  );
}

interface Cell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function cellsOf(line: Line): Cell[] {
  const groups: Piece[][] = [];
  for (const [index, piece] of line.entries()) {
    const isNew = index === 0 || gapBefore(piece, line[index - 1]) > piece.height * CELL_GAP;
    if (isNew) {
      groups.push([piece]);
    } else {
      groups.at(-1)!.push(piece);
    }
  }
  return groups.map((group) => {
    const last = group.at(-1)!;
    return {text: lineText(group), from: group[0]!.x, to: last.x + last.width};
  });
}

/** Finds where columns start. Cells that overlap horizontally are in the same column. */
function findColumns(rows: readonly Cell[][]): number[] {
  const cells = rows.filter((row) => row.length > 1).flat();
  const columns: {from: number; to: number}[] = [];
  for (const {from, to} of cells.sort((a, b) => a.from - b.from)) {
    const column = columns.at(-1);
    if (column && from <= column.to) {
      column.to = Math.max(column.to, to);
    } else {
      columns.push({from, to});
    }
  }
  return columns.map(({from}) => from);
}

/** Returns the index of the last column that starts at most half a point after `x`, or 0 if there is none. */
function columnAt(x: number, columns: readonly number[]): number {
  return Math.max(
    0,
    columns.findLastIndex((start) => start <= x + 0.5),
  );
}

function rowOf(cells: readonly Cell[], columns: readonly number[]): string[] {
  const row = columns.map(() => '');
  for (const {text, from} of cells) {
    const column = columnAt(from, columns);
    row[column] = row[column] ? `${row[column]} ${text}` : text;
  }
  return row;
}

/**
 * Converts the lines of a page to rows of cells, from the first to the last line with at least two cells.
 * If `columns` is null, detects where the columns start.
 */
export function tableOf(pieces: readonly Piece[], columns: readonly number[] | null): string[][] {
  const lines = linesOf(pieces);
  const toCell = ({text, x, width}: Piece) => ({text: text.trim(), from: x, to: x + width});
  const cells = lines.map((line) => (columns ? line.map(toCell) : cellsOf(line)));
  const starts = columns ?? findColumns(cells);
  const rows = cells.map((row) => rowOf(row, starts));
  const isTableRow = (row: readonly string[]) => row.filter((text) => text !== '').length > 1;
  const first = rows.findIndex(isTableRow);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(isTableRow) + 1);
}
