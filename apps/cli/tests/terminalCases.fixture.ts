// cspell:ignore mkfifo
// What users and scripts do to a program in a terminal. Each case is a line of Bash, which finds these files:
// order.json ({"a": 1}), failing.test.json, old.json (with mode 600), and a folder named folder.

export interface TerminalCase {
  readonly line: string;
  /** What to look at afterwards. It doesn't change the exit code. */
  readonly then?: string;
  readonly code: number;
  /** All that is written to the standard output. */
  readonly out?: string;
  /** A part of what is written to the standard error. Without it, nothing is. */
  readonly errors?: string;
}

const fails = "run -e 'Text.Upper(1)'";
const shortName = 'n'.repeat(250);
const longName = 'n'.repeat(256);
/** Sends a signal when the program has opened its input. With job control, it doesn't ignore signals in the background. */
const whileReading = (signal: string) =>
  `set -m; mkfifo p; mapping run -e '$.a' p -o new.json & exec 3>p; kill -${signal} $!; wait $! 2>/dev/null`;

export const terminalCases: Readonly<Record<string, readonly TerminalCase[]>> = {
  'exit codes': [
    {line: 'mapping run -e 1', code: 0, out: '1\n'},
    {line: `mapping ${fails}`, code: 1, errors: 'error E_TYPE in Text.Upper'},
    {line: "mapping run -e '('", code: 1, errors: 'mapping:1:1: error: '},
    {line: 'mapping functions qqq', code: 1, errors: 'No function matches “qqq”.'},
    {line: 'mapping run', code: 2, errors: 'error: Name a mapping file'},
    {line: 'mapping walk', code: 2, errors: 'error: There is no command “walk”.'},
    {line: 'mapping help walk', code: 2, errors: 'error: There is no command “walk”.'},
    {line: "mapping mcp --root ''", code: 2, errors: 'error: The name of the folder is empty.'},
    {line: 'mapping licenses all', code: 2, errors: 'error: licenses takes no arguments.'},
  ],
  'readers that close early': [
    {line: 'mapping test failing.test.json | head -1', code: 1, out: 'failing.test.json\n'},
    {line: `mapping ${fails} --json | true`, code: 1},
    {line: "mapping run -e 'List.Range(1, 200000)' | head -1", code: 0, out: '[\n'},
    {line: 'mapping functions | true', code: 0},
    {line: `mapping ${fails} 2>&1 >/dev/null | true`, code: 1},
    {
      line: `mapping mcp < <(yes '{"jsonrpc": "2.0", "id": 1, "method": "ping"}') | true`,
      code: 0,
    },
    {line: 'mapping functions >&-', code: 0},
  ],
  'full disks': [
    {line: 'mapping run -e 1 >/dev/full', code: 2, errors: 'because the disk is full.'},
    {
      line: 'mapping test failing.test.json >/dev/full',
      code: 2,
      errors: 'The standard output can’t',
    },
    {line: `mapping ${fails} 2>/dev/full`, code: 1},
    {
      // As on a disk with little space, only the start fits: 4 KB.
      line: `ulimit -f 4; mapping run -e 'Text.Repeat("x", 10000)' > part`,
      code: 2,
      errors: 'The standard output can’t be written, because it’s larger',
    },
    {
      line: `ulimit -f 4; mapping run -e 'Text.Repeat("x", 10000)' -o old.json --force`,
      then: 'cat old.json; ls -A | grep tmp',
      code: 2,
      out: 'old\n',
      errors: 'old.json can’t be written, because it’s larger than the system allows.',
    },
  ],
  'inputs that aren’t files': [
    {line: "mapping run -e '$.a' < folder", code: 2, errors: 'The standard input is a folder.'},
    {line: "mapping run -e '$.a' <&-", code: 1, errors: 'The text is empty.'},
    {line: "mapping run -e '$.a' /dev/zero", code: 2, errors: '/dev/zero is too large.'},
    {line: "mapping run -e '$.a' < /dev/zero", code: 2, errors: 'The standard input is too large.'},
    {line: 'mapping run /dev/zero', code: 2, errors: '/dev/zero is too large.'},
    {line: "mapping run -e '$.a' <(cat order.json)", code: 0, out: '1\n'},
    {line: "cat order.json | mapping run -e '$.a' /dev/stdin", code: 0, out: '1\n'},
    {line: "mkfifo p; cat order.json > p & mapping run -e '$.a' p", code: 0, out: '1\n'},
    {line: 'ln -s loop loop; mapping run loop', code: 2, errors: 'leads back to itself.'},
    {line: 'mapping run order.json/x', code: 2, errors: 'part of its path is a file.'},
  ],
  'output files': [
    {
      line: 'mapping run -e 2 -o old.json',
      then: 'cat old.json',
      code: 2,
      out: 'old\n',
      errors: 'old.json already exists.',
    },
    {
      line: 'mapping run -e 2 -o old.json --force',
      then: 'cat old.json; stat -c %a old.json; ls -A | grep tmp',
      code: 0,
      out: '2\n600\n',
    },
    {
      line: 'umask 027; mapping run -e 2 -o new.json',
      then: 'stat -c %a new.json',
      code: 0,
      out: '640\n',
    },
    {
      line: 'ln -s ../old.json folder/link; mapping run -e 2 -o folder/link --force',
      then: 'readlink folder/link; cat old.json',
      code: 0,
      out: '../old.json\n2\n',
    },
    {
      line: 'ln -s ../new.json folder/link; mapping run -e 2 -o folder/link',
      then: 'readlink folder/link; cat new.json',
      code: 0,
      out: '../new.json\n2\n',
    },
    {
      line: 'ln old.json other.json; mapping run -e 2 -o old.json --force',
      then: 'cat other.json',
      code: 0,
      out: '2\n',
    },
    {
      line: 'mapping run -e 2 -o order.json/x',
      code: 2,
      errors: 'order.json/x doesn’t exist, because part of its path is a file.',
    },
    {line: `mapping run -e 2 -o ${shortName}`, then: `cat ${shortName}`, code: 0, out: '2\n'},
    {line: `mapping run -e 2 -o ${longName}`, code: 2, errors: 'has a name that is too long.'},
    {line: 'mapping run -e 2 -o folder --force', code: 2, errors: 'folder is a folder.'},
    {line: 'mapping run -e 2 -o new/', code: 2, errors: 'new/ is a folder.'},
    {line: "mapping run -e 2 -o ''", code: 2, errors: 'The name of the output file is empty.'},
  ],
  // As root, a mistake would replace a device of the machine, so these lead to it by a link of their own.
  'outputs that aren’t files': [
    {
      line: 'ln -s /dev/null null; mapping run -e 2 -o null --force',
      then: 'readlink null; test -c null && echo device',
      code: 0,
      out: '/dev/null\ndevice\n',
    },
    {
      line: 'ln -s /dev/full full; mapping run -e 1 -o full',
      code: 2,
      errors: 'full can’t be written, because the disk is full.',
    },
    {
      line: 'ln -s /dev/stdout out; mapping run -e 2 -o out | cat',
      then: 'readlink out',
      code: 0,
      out: '2\n/dev/stdout\n',
    },
    {
      line: 'ln -s /dev/stdout out; mapping run -e 2 -o out --force >> old.json',
      then: 'cat old.json',
      code: 0,
      out: 'old\n2\n',
    },
    {line: 'mapping run -e 2 -o -', then: 'ls ./- 2>/dev/null', code: 0, out: '2\n'},
    {line: 'mkfifo p; cat p & mapping run -e 2 -o p', then: 'wait', code: 0, out: '2\n'},
    {
      line: "mkfifo p; head -c1 p & mapping run -e 'List.Range(1, 200000)' -o p",
      then: 'wait',
      code: 0,
      out: '[',
    },
  ],
  signals: [
    {line: whileReading('INT'), then: 'ls new.json 2>/dev/null', code: 130},
    {line: whileReading('TERM'), then: 'ls new.json 2>/dev/null', code: 143},
  ],
  'arguments that contradict': [
    {line: 'mapping run -e 1 -e 2', code: 2, errors: 'There can be only one --expression'},
    {
      line: 'mapping run -e 1 --file a=order.json --file a=old.json',
      code: 2,
      errors: 'There can be only one file named “a”',
    },
    {
      line: `mapping run -e '$files["__proto__"].a' --file __proto__=order.json`,
      code: 0,
      out: '1\n',
    },
    {
      line: 'mapping run -e 1 --now 2024-02-31T00:00:00Z',
      code: 2,
      errors: '--now must be a date-time',
    },
    {
      line: 'mapping run -e 1 --now 2024-02-29T12:00:00',
      code: 2,
      errors: 'with an offset or Z',
    },
    {
      line: `echo '{"expression": "1", "tests": [{"name": "a", "now": "2024-02-31T00:00:00Z", "result": 1}]}' > now.json; mapping test now.json`,
      code: 2,
      errors: 'now in now.json must be a date-time',
    },
  ],
  'data that a terminal would obey': [
    {
      line: String.raw`mapping run $'\e[2J\n.mapping'`,
      code: 2,
      errors: String.raw`error: \u001b[2J\n.mapping doesn’t exist.`,
    },
    {
      line: String.raw`printf '{"\\u001b]0;x\\u0007": 1, "\\u001b]0;x\\u0007": 2}' | mapping run -e '$.a'`,
      code: 1,
      errors: String.raw`\u001b]0;x\u0007`,
    },
    {
      line: String.raw`printf '{"expression": "1", "tests": [{"name": "\\u001b[2J\\n\\u009b1m\\u202e", "result": 1}]}' > x.json; mapping test x.json`,
      code: 0,
      out: 'x.json\n✓ \\u001b[2J\\n\\u009b1m\\u202e\n1 passed, 0 failed\n',
    },
    {
      line: String.raw`mapping explain -e $'Text.Upper("\u009b1m")'`,
      code: 0,
      out: '1:1  Text.Upper("\\u009b1m")\n    "\\u009b1M"\n',
    },
    {
      line: String.raw`mapping functions $'\e qqq'`,
      code: 1,
      errors: String.raw`No function matches “\u001b qqq”.`,
    },
  ],
};
