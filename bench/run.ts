// `npm run bench` runs all benchmarks on a fresh build, `npm run bench -- search` one. Asserts nothing.
const cases: Readonly<Record<string, () => Promise<unknown>>> = {
  pageWeight: () => import('./pageWeight'),
  search: async () => (await import('./search')).benchSearch(),
  serve: async () => (await import('./serve')).benchServe(),
};

async function run(): Promise<void> {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(cases);
  for (const name of names) {
    const benchmark = cases[name];
    if (!benchmark) {
      throw new Error(`There is no benchmark "${name}", only ${Object.keys(cases).join(', ')}.`);
    }
    console.log(`\n— ${name}`);
    await benchmark();
  }
}

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
