import {beforeEach, describe, expect, it, vi} from 'vitest';
import {list, onChange, remove, rename, restore, save, SaveError} from './saved';

const stored = vi.hoisted(() => ({
  text: null as string | null,
  readFailure: undefined as Error | undefined,
  writeFailure: undefined as Error | undefined,
  elsewhere: new Set<() => void>(),
}));

vi.mock('./storage', () => ({
  readStored() {
    if (stored.readFailure) {
      throw stored.readFailure;
    }
    return stored.text;
  },
  writeStored(text: string) {
    if (stored.writeFailure) {
      throw stored.writeFailure;
    }
    stored.text = text;
  },
  onStoredElsewhere(listener: () => void) {
    stored.elsewhere.add(listener);
    return () => stored.elsewhere.delete(listener);
  },
}));

const namesOf = () => list().map(({name}) => name);
const versionsOf = (wanted: string) =>
  list()
    .find(({name}) => name === wanted)
    ?.versions.map(({mapping}) => mapping);

beforeEach(() => {
  stored.text = null;
  stored.readFailure = undefined;
  stored.writeFailure = undefined;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('save', () => {
  it('adds a version with its time on top, and moves the mapping to the top', () => {
    save('a', '1', 1000);
    save('b', '2');
    expect(save('a', '3', 2000)).toBe(true);
    expect(namesOf()).toEqual(['a', 'b']);
    expect(list()[0]?.versions).toEqual([
      {time: 2000, mapping: '3'},
      {time: 1000, mapping: '1'},
    ]);
  });

  it('adds nothing if the text is that of the last version', () => {
    save('a', '1');
    expect(save('a', '1')).toBe(false);
    save('a', '2');
    expect(save('a', '1')).toBe(true);
    expect(versionsOf('a')).toEqual(['1', '2', '1']);
  });

  it('keeps the last ten versions', () => {
    for (let version = 1; version <= 12; version += 1) {
      save('a', String(version));
    }
    expect(versionsOf('a')).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('ignores spaces around the name', () => {
    save('  a ', '1');
    expect(namesOf()).toEqual(['a']);
  });

  it.each([
    ['', /no name/],
    ['  ', /no name/],
    ['x'.repeat(101), /101 characters.* at most 100/],
  ])('refuses the name "%s"', (name, message) => {
    expect(() => save(name, '1')).toThrow(message);
    expect(stored.text).toBeNull();
  });

  it('accepts names that objects have', () => {
    save('__proto__', '1');
    save('constructor', '2');
    expect(namesOf()).toEqual(['constructor', '__proto__']);
    expect(versionsOf('__proto__')).toEqual(['1']);
  });
});

describe('room', () => {
  it('is for 100 names, and further versions of these', () => {
    for (let index = 0; index < 100; index += 1) {
      save(`mapping ${index}`, '1');
    }
    const before = stored.text;
    expect(() => save('one more', '1')).toThrow(/saved 100 mappings.*Remove one/);
    expect(stored.text).toBe(before);
    expect(save('mapping 7', '2')).toBe(true);
  });

  it('is for 200 KB, counted in bytes', () => {
    save('a', 'x'.repeat(190_000));
    const before = stored.text;
    expect(() => save('b', '€'.repeat(4000))).toThrow(/200\sKB.*Remove a mapping/);
    expect(stored.text).toBe(before);
    expect(save('b', 'e'.repeat(4000))).toBe(true);
  });
});

describe('changes', () => {
  it('start from what another tab stored since', () => {
    save('a', '1');
    const [own] = list();
    stored.text = JSON.stringify([own, {name: 'theirs', versions: [{time: 0, mapping: '9'}]}]);
    save('b', '2');
    expect(namesOf()).toEqual(['b', 'a', 'theirs']);
    remove('a');
    expect(namesOf()).toEqual(['b', 'theirs']);
  });

  it('are reported, whether made here or in another tab, until the listener stops', () => {
    const listener = vi.fn();
    const stop = onChange(listener);
    save('a', '1');
    expect(listener).toHaveBeenCalledTimes(1);
    stored.elsewhere.forEach((each) => each());
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    save('a', '2');
    expect(stored.elsewhere.size).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('rename', () => {
  it('keeps versions and place', () => {
    save('a', '1');
    save('b', '2');
    rename('a', ' c ');
    expect(namesOf()).toEqual(['b', 'c']);
    expect(versionsOf('c')).toEqual(['1']);
  });

  it('refuses a name that is taken, and accepts the same name', () => {
    save('a', '1');
    save('b', '2');
    expect(() => rename('a', 'b')).toThrow('Another mapping is named “b”. Choose another name.');
    rename('a', 'a');
    expect(namesOf()).toEqual(['b', 'a']);
  });
});

describe('remove', () => {
  it('can be undone', () => {
    save('a', '1');
    save('a', '2');
    save('b', '3');
    const removed = remove('a')!;
    expect(namesOf()).toEqual(['b']);
    restore(removed);
    expect(namesOf()).toEqual(['a', 'b']);
    expect(versionsOf('a')).toEqual(['2', '1']);
  });

  it('can be undone if the name was used since', () => {
    save('a', '1');
    const removed = remove('a')!;
    save('a', '2');
    restore(removed);
    expect(versionsOf('a')).toEqual(['2', '1']);
  });

  it('does nothing if another tab removed the mapping', () => {
    expect(remove('a')).toBeUndefined();
  });
});

describe('storage that fails', () => {
  it('gives a message that says what to do, and keeps what is stored', () => {
    save('a', '1');
    const before = stored.text;
    stored.writeFailure = new DOMException('Full.', 'QuotaExceededError');
    for (const change of [
      () => save('b', '2'),
      () => rename('a', 'b'),
      () => void remove('a'),
      () => restore({name: 'c', versions: [{time: 0, mapping: '1'}]}),
    ]) {
      expect(change).toThrow(SaveError);
      expect(change).toThrow(/couldn’t save the mapping.*Copy the mapping or download a bundle/);
    }
    expect(stored.text).toBe(before);
  });

  it('reads as empty if it is turned off', () => {
    stored.readFailure = new DOMException('Denied.', 'SecurityError');
    stored.writeFailure = stored.readFailure;
    expect(list()).toEqual([]);
    expect(() => save('a', '1')).toThrow(/turned off/);
  });
});

describe('damaged data', () => {
  it.each(['nonsense', '{}', 'null', '7', '"text"', '[1, null, [], {}, {"name": "a"}]'])(
    '%s reads as empty, and the next save works',
    (text) => {
      stored.text = text;
      expect(list()).toEqual([]);
      save('a', '1');
      expect(namesOf()).toEqual(['a']);
    },
  );

  it('is skipped, and the rest stays', () => {
    const good = {time: 1, mapping: '1'};
    stored.text = JSON.stringify([
      {name: 'a', versions: [{time: 'now', mapping: '1'}, good, {time: 1e300, mapping: '1'}, null]},
      {name: 'no versions', versions: []},
      {name: '', versions: [good]},
      {name: 7, versions: [good]},
      {name: 'x'.repeat(101), versions: [good]},
      {name: 'a', versions: [good, good]},
      {name: 'b', versions: Array.from({length: 11}, () => good)},
    ]);
    expect(list().map(({name, versions}) => [name, versions.length])).toEqual([
      ['a', 1],
      ['b', 10],
    ]);
  });
});
