import type {Compiler} from '@rspack/core';

/**
 * Stops the build if a replacement module isn't bundled, because Docusaurus has moved or dropped the original
 * module. Otherwise, the replacement would silently stop working.
 */
export class MustBeBundled {
  constructor(private readonly files: readonly string[]) {}

  apply({hooks, webpack}: Compiler): void {
    hooks.compilation.tap('MustBeBundled', (compilation) => {
      compilation.hooks.finishModules.tap('MustBeBundled', (modules) => {
        const bundled = new Set([...modules].map((module) => module.nameForCondition()));
        for (const file of this.files.filter((each) => !bundled.has(each))) {
          compilation.errors.push(
            new webpack.WebpackError(
              `Nothing imports ${file} any more. Find what it replaces in Docusaurus (see apps/site/docusaurus/lean/README.md), then fix or delete the patch.`,
            ),
          );
        }
      });
    });
  }
}
