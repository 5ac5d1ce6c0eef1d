import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {forBrowsers} from '.';

const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');

/** Groups for files that aren't in the repository. */
const outside = ['defaultVendors', 'documents', 'tags'];

// A group that matches nothing would be a size that grows, and no error.
it.each(Object.entries(forBrowsers).filter(([name]) => !outside.includes(name)))(
  'the group %s has files, and each of its paths exists',
  (_name, {test}) => {
    const matched = (part: RegExp) => files.some((file) => part.test(`/${file}`));
    expect(matched(test)).toBe(true);
    for (const [, name] of test.source.matchAll(/[(|](\w+)(?=[|)])/g)) {
      expect(
        files.some((file) => file.split(/[/.]/).includes(name!)),
        name,
      ).toBe(true);
    }
  },
);
