import {resolve} from 'node:path';
import {expect} from '@playwright/test';
import type {Session} from './commands';

/** The key under which WebDriver refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How WebDriver writes keys that have no character. */
const keys = {Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', Backspace: '\uE003'} as const;

/** What a reader does in a browser. Each action waits for the element that it needs. */
export interface Reader {
  /** Opens a path of the site, and waits until the page is hydrated. */
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Clicks the first visible element that matches a selector and has a label. */
  readonly click: (selector: string, label?: string | RegExp) => Promise<void>;
  /** Replaces what a field contains by typing. */
  readonly write: (selector: string, text: string) => Promise<void>;
  /** Presses a key, such as 'j' or 'Enter', with Control if wanted. */
  readonly press: (key: string, modifier?: 'Control') => Promise<void>;
  /** Chooses a file in a field, which may be hidden behind a button. */
  readonly chooseFile: (selector: string, path: string) => Promise<void>;
  /** Runs a function in the page. The function can use only its arguments. */
  readonly evaluate: <Arguments extends readonly unknown[], Result>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ) => Promise<Awaited<Result>>;
  /** Waits until the visible elements that match a selector have a text, together. */
  readonly expectText: (selector: string, text: string | RegExp) => Promise<void>;
  readonly expectNone: (selector: string) => Promise<void>;
}

/** Finds an element by its label or text, and scrolls to it. Runs in the page. */
function find(selector: string, label: string, isHidden: boolean): Element | undefined {
  const pattern = new RegExp(label);
  const found = Array.from(document.querySelectorAll(selector)).find(
    (element) =>
      (isHidden || element.getClientRects().length > 0) &&
      pattern.test((element.getAttribute('aria-label') ?? element.textContent).trim()),
  );
  // WebKit’s driver doesn’t wait until a page has scrolled.
  found?.scrollIntoView({block: 'center', behavior: 'instant'});
  return found;
}

/** Returns the texts of the visible elements, with single spaces. Runs in the page. */
function textsOf(selector: string): string {
  return Array.from(document.querySelectorAll(selector))
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
    .join('\n');
}

/** 'Run (all)' → /Run \(all\)/ */
function containing(text: string | RegExp): RegExp {
  return typeof text === 'string'
    ? new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    : text;
}

export function createReader({send}: Session, address: string): Reader {
  const evaluate: Reader['evaluate'] = async (work, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve()
        .then(() => (${work.toString()})(...Array.from(arguments).slice(0, -1)))
        .then((value) => done({value}), (error) => done({problem: String(error)}));`;
    const {value, problem} = (await send('WebDriver:ExecuteAsyncScript', {script, args})) as {
      readonly value?: never;
      readonly problem?: string;
    };
    if (problem !== undefined) {
      throw new Error(problem);
    }
    return value!;
  };

  async function elementOf(selector: string, label: string | RegExp = /(?:)/, isHidden = false) {
    // A label in words is the whole label.
    const {source} = containing(label);
    const pattern = typeof label === 'string' ? `^${source}$` : source;
    let id: string | undefined;
    const look = async () => {
      const found: unknown = await evaluate(find, selector, pattern, isHidden);
      id = (found as Readonly<Record<string, string>> | null)?.[ELEMENT];
      return id !== undefined;
    };
    await expect.poll(look, {message: `${selector} ${String(label)}`}).toBe(true);
    return id!;
  }

  const expectStart = () =>
    expect.poll(() => evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');

  const sendKeys = async (id: string, text: string) => {
    await send('WebDriver:ElementSendKeys', {id, text});
  };

  const press: Reader['press'] = async (key, modifier) => {
    const value = key in keys ? keys[key as keyof typeof keys] : key;
    const held = modifier ? [keys[modifier]] : [];
    await send('WebDriver:PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...[...held, value].map((each) => ({type: 'keyDown', value: each})),
            ...[value, ...held].map((each) => ({type: 'keyUp', value: each})),
          ],
        },
      ],
    });
  };

  return {
    evaluate,
    press,
    open: async (path) => {
      await send('WebDriver:Navigate', {url: new URL(path, address).href});
      await expectStart();
    },
    reload: async () => {
      await send('WebDriver:Refresh', {});
      await expectStart();
    },
    click: async (selector, label) => {
      await send('WebDriver:ElementClick', {id: await elementOf(selector, label)});
    },
    write: async (selector, text) => {
      const id = await elementOf(selector);
      await send('WebDriver:ElementClick', {id});
      await press('a', 'Control');
      await sendKeys(id, `${keys.Backspace}${text}`);
    },
    chooseFile: async (selector, path) => {
      await sendKeys(await elementOf(selector, undefined, true), resolve(path));
    },
    expectText: async (selector, text) => {
      await expect
        .poll(() => evaluate(textsOf, selector), {message: selector})
        .toMatch(containing(text));
    },
    expectNone: async (selector) => {
      await expect.poll(() => evaluate(textsOf, selector), {message: selector}).toBe('');
    },
  };
}
