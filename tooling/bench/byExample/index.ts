// Measures search by example: how often the right call comes first, or is among the five results shown, and how long
// the search takes.
import {callsIn} from '@documentation/mapping/internal/language/notation/nodesIn';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import {findCalls} from '@documentation/mapping/internal/byExample/findCalls';
import {parseExamples} from '@documentation/mapping/internal/byExample/parseExamples';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {isKeptAside, tasksByDifficulty, type Task} from './task';

const now = '2024-05-01T12:00:00Z';

/** Readers get 2 s. The machines that run benchmarks are up to three times slower than a desktop, and often busy. */
const TIME_LIMIT_MS = 12_000;

interface Outcome {
  readonly task: Task;
  /** The position of the right call: 1 for the first result, Infinity if it isn't among the five. */
  readonly rank: number;
  readonly notations: readonly string[];
  readonly tried: number;
  readonly isComplete: boolean;
  /** CPU time. */
  readonly firstMs: number | undefined;
  readonly totalMs: number;
}

function functionsIn(notation: string): string {
  return callsIn(parse(notation))
    .map(({name}) => name)
    .join();
}

function cpuMs(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

async function solve(task: Task): Promise<Outcome> {
  const [query, ...solutions] = task;
  const right = new Set(solutions.map(functionsIn));
  const start = cpuMs();
  let firstMs: number | undefined;
  const {results, tried, isComplete} = await findCalls(parseExamples(query)!, {
    catalogue: mappingFunctions,
    now,
    timeLimitMs: TIME_LIMIT_MS,
    onFound: () => {
      firstMs ??= cpuMs() - start;
    },
  });
  const place = results.findIndex(({functions}) => right.has(functions.join()));
  return {
    task,
    rank: place === -1 ? Infinity : place + 1,
    notations: results.map(({notation}) => notation),
    tried,
    isComplete,
    firstMs,
    totalMs: cpuMs() - start,
  };
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}

function row(part: string, difficulty: string, outcomes: readonly Outcome[]) {
  const share = (limit: number) =>
    (outcomes.filter(({rank}) => rank <= limit).length / (outcomes.length || 1)).toFixed(3);
  const first = outcomes.flatMap(({firstMs}) => firstMs ?? []);
  const total = outcomes.map(({totalMs}) => totalMs);
  return {
    part,
    difficulty,
    tasks: outcomes.length,
    first: share(1),
    'in five': share(5),
    'first result, median CPU ms': quantile(first, 0.5).toFixed(0),
    'first result, p95 CPU ms': quantile(first, 0.95).toFixed(0),
    'all results, median CPU ms': quantile(total, 0.5).toFixed(0),
    'all results, p95 CPU ms': quantile(total, 0.95).toFixed(0),
    'calls tried, median': quantile(
      outcomes.map(({tried}) => tried),
      0.5,
    ),
    'ended early': outcomes.filter(({isComplete}) => !isComplete).length,
  };
}

/** Prints what to improve. The tasks that are kept aside are never printed. */
function printMisses(outcomes: readonly Outcome[]): void {
  for (const {task, rank, notations} of outcomes.filter((outcome) => outcome.rank > 1)) {
    console.log(`not first (${rank}): ${task[0]}\n  wanted: ${task[1]}`);
    notations.forEach((notation) => console.log(`    found: ${notation}`));
  }
}

export async function benchByExample(): Promise<void> {
  // The first search also loads libraries.
  await solve(['2024-03-05 -> 05/03/2024']);
  const rows = [];
  for (const [difficulty, tasks] of Object.entries(tasksByDifficulty)) {
    const tuned: Outcome[] = [];
    const keptAside: Outcome[] = [];
    for (const [position, task] of tasks.entries()) {
      (isKeptAside(position) ? keptAside : tuned).push(await solve(task));
    }
    printMisses(tuned);
    rows.push(row('tuned on', difficulty, tuned), row('kept aside', difficulty, keptAside));
  }
  console.table(rows);
}
