import {expect, test} from '@playwright/test';
import {copiedBy} from '../actions/copiedBy';
import {openPage} from '../actions/openPage';
import {openPanel, panelOf} from '../actions/tryIt';

test('a reader edits the form and the call, and tries examples', async ({page}) => {
  const {argument, call, examples, result, resultCode} = await openPanel(page, 'Text/Upper');

  await test.step('an edit in the form runs and changes the call', async () => {
    await expect(resultCode).toHaveText('"ADA LOVELACE"');
    await expect(result).toContainText('As documented');
    await argument('text').fill('grüße "€" 😀');
    await expect(call).toHaveValue('Text.Upper("grüße \\"€\\" 😀")');
    await expect(resultCode).toHaveText('"GRÜSSE \\"€\\" 😀"');
    await expect(result).not.toContainText('As documented');
    await expect(result).toContainText('12 characters');
  });

  await test.step('an edit in the call runs and changes the form', async () => {
    await call.fill('Text.Upper("izmir", locale: "tr")');
    await expect(resultCode).toHaveText('"İZMİR"');
    await expect(argument('text')).toHaveValue('izmir');
    await expect(argument('locale')).toHaveValue('tr');
  });

  await test.step('a call inside an argument is shown as notation and stays editable', async () => {
    await call.fill('Text.Upper(Text.Trim("  a  "))');
    await expect(resultCode).toHaveText('"A"');
    await expect(argument('text')).toHaveValue('Text.Trim("  a  ")');
    await argument('text').fill('Text.Trim("  b  ")');
    await expect(call).toHaveValue('Text.Upper(Text.Trim("  b  "))');
    await expect(resultCode).toHaveText('"B"');
  });

  await test.step('the result of the latest edit is shown', async () => {
    await examples.getByRole('button').first().click();
    await argument('text').focus();
    await page.keyboard.press('Control+A');
    for (const letter of 'the last one wins') {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.keyboard.press('Control+Enter');
    }
    await expect(resultCode).toHaveText('"THE LAST ONE WINS"');
  });

  await test.step('an example is loaded, changed, compared and reset', async () => {
    const chip = examples.getByRole('button', {name: 'Turkish dotted I'});
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(call).toHaveValue('Text.Upper("izmir", locale: "tr")');
    await expect(resultCode).toHaveText('"İZMİR"');
    await expect(result).toContainText('As documented');
    await argument('text').fill('ılık');
    await expect(resultCode).toHaveText('"ILIK"');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await result.getByText('Documented result').click();
    await expect(result).toContainText('"İZMİR"');
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(call).toHaveValue('Text.Upper("izmir", locale: "tr")');
    await expect(result).toContainText('As documented');
    await expect(page.getByRole('button', {name: 'Reset'})).toBeDisabled();
  });

  await test.step('one click sets null, missing, empty or the default', async () => {
    const button = (name: string) => page.getByRole('button', {name, exact: true});
    await examples.getByRole('button').first().click();
    await button('null for text').click();
    await expect(call).toHaveValue('Text.Upper(null)');
    await expect(resultCode).toHaveText('null');
    await button('null for text').click();
    await expect(call).toHaveValue('Text.Upper("Ada Lovelace")');
    await button('missing for text').click();
    await expect(call).toHaveValue('Text.Upper()');
    await expect(result).toContainText('text is required.');
    await button('empty for text').click();
    await expect(call).toHaveValue('Text.Upper("")');
    await expect(resultCode).toHaveText('""');
    await argument('locale').fill('tr');
    await expect(call).toHaveValue('Text.Upper("", locale: "tr")');
    await button('default for locale').click();
    await expect(call).toHaveValue('Text.Upper("")');
    await expect(argument('locale')).toHaveValue('en');
  });
});

test('a call with a mistake shows where it is', async ({page}) => {
  const {argument, call, result, resultCode} = await openPanel(page, 'Text/Upper');

  await test.step('a call that doesn’t parse says where, and nothing is lost', async () => {
    await argument('text').fill('kept');
    await expect(resultCode).toHaveText('"KEPT"');
    await call.fill('Text.Upper("kept", locale: )');
    await expect(call).toHaveAttribute('aria-invalid', 'true');
    const mistake = page.locator(`[id="${await call.getAttribute('aria-describedby')}"]`);
    await expect(mistake).toContainText('character');
    await expect(argument('text')).toBeDisabled();
    await expect(argument('text')).toHaveValue('kept');
    await expect(call).toHaveValue('Text.Upper("kept", locale: )');
    await call.fill('Text.Upper("kept", locale: "de")');
    await expect(argument('text')).toBeEnabled();
    await expect(call).not.toHaveAttribute('aria-invalid');
    await expect(resultCode).toHaveText('"KEPT"');
  });

  await test.step('the part of the call that failed is underlined', async () => {
    const underlined = page.locator('[aria-hidden] > u');
    await call.fill('Text.Upper(Text.Pad("a", 3, side: "middle"))');
    await expect(result).toContainText('E_TYPE');
    await expect(underlined).toHaveText('Text.Pad("a", 3, side: "middle")');
    await call.fill('Text.Upper(Text.Pad("a", 3)');
    await expect(underlined).toHaveText('(');
    await call.fill('Text.Upper(Text.Pad("a", 3))');
    await expect(underlined).toBeHidden();
  });

  for (const [what, wrong, suggestion, expected] of [
    [
      'a time zone',
      'Datetime.ConvertTimezone("2024-05-01T12:00:00Z", "Europe/Berlim")',
      'Europe/Berlin',
      '"Europe/Berlin"',
    ],
    ['a format token', 'Datetime.Format("2024-05-01", "DD.MM.yyyy")', 'dd.MM.yyyy', '"dd.MM.yyyy"'],
    ['a language', 'Text.Upper("a", locale: "de_DE")', 'de-DE', '"de-DE"'],
    ['a function', 'Text.Upper(Text.Trimm("a"))', 'Text.Trim', 'Text.Trim("a")'],
  ] as const) {
    await test.step(`a click replaces ${what} with the suggestion`, async () => {
      await call.fill(wrong);
      await expect(result).toContainText('Did you mean');
      await result.getByRole('button', {name: suggestion, exact: true}).click();
      await expect(call).toHaveValue(new RegExp(expected.replace(/[.()]/g, '\\$&')));
      await expect(result).not.toContainText('Did you mean');
      await expect(resultCode).toBeVisible();
    });
  }
});

test('a reader sees exactly what the call returns', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {argument, call, examples, result, resultCode} = await openPanel(page, 'Text/Upper');

  await test.step('the result is copied unchanged', async () => {
    await argument('text').fill('a\nb "c"');
    await expect(resultCode).toHaveText('"A\\nB \\"C\\""');
    const copy = result.getByRole('button', {name: 'Copy'});
    expect(await copiedBy(page, () => copy.click())).toBe('A\nB "C"');
  });

  await test.step('the input document is edited as JSON', async () => {
    const input = page.getByLabel('Input $');
    await expect(input).toBeHidden();
    await call.fill('Text.Upper($.customer.name)');
    await input.fill('{"customer": {"name": "Ada"}}');
    await expect(resultCode).toHaveText('"ADA"');
    await input.fill('{"customer": ');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/isn’t valid JSON/);
    await expect(input).toHaveValue('{"customer": ');
    await examples.getByRole('button').first().click();
  });

  await test.step('results that look like something else are shown unchanged', async () => {
    await call.fill('{"expression": 5}');
    await expect(resultCode).toHaveText('{"expression": 5}');
    await call.fill('[$]');
    await page.getByRole('button', {name: 'File', exact: true}).click();
    await expect(resultCode).toHaveText('[<0 bytes>]');
  });

  await test.step('text shows its length and its invisible characters', async () => {
    await call.fill('Text.Upper("a\\u00a0b\\tc\\ufeff")');
    await expect(result).toContainText('6 characters');
    await expect(result).toContainText('1 × no-break space (U+00A0)');
    await expect(result).toContainText('1 × byte order mark (U+FEFF)');
    await result.getByRole('button', {name: 'raw'}).click();
    // `toHaveText` would treat every kind of space alike.
    await expect.poll(() => resultCode.textContent()).toBe('A\u00a0B\tC\ufeff');
    await expect(resultCode.getByTitle('tab (U+0009)')).toBeVisible();
  });

  await test.step('a function that doesn’t use the current time has no field for it', async () => {
    await expect(page.getByLabel('Run starts at')).toHaveCount(0);
  });
});

test('a reader fills in fields with rules', async ({page}) => {
  const {argument, call, result, resultCode} = await openPanel(page, 'Text/Pad');

  await test.step('an error names its code, links to it and marks the argument', async () => {
    await argument('length').fill('-3.5');
    await expect(call).toHaveValue(/, -3\.5[,)]/);
    await expect(result.getByRole('link', {name: 'E_TYPE'})).toHaveAttribute(
      'href',
      /\/platformRef\/#e_type$/,
    );
    await expect(argument('length')).toHaveAttribute('aria-invalid', 'true');
    await expect(argument('length')).toHaveAccessibleDescription(/must be of type Integer/);
    await expect(argument('text')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('closed values are a list to choose from, with the meaning of each', async () => {
    await call.fill('Text.Pad("7", 3, fill: "0")');
    await expect(resultCode).toHaveText('"007"');
    await argument('side').selectOption('end');
    await expect(call).toHaveValue('Text.Pad("7", 3, fill: "0", side: "end")');
    await expect(resultCode).toHaveText('"700"');
    await expect(argument('side')).toHaveAccessibleDescription(/^after the text/);
  });

  await test.step('a click replaces a closed value with the suggestion', async () => {
    await call.fill('Text.Pad("7", 3, side: "strat")');
    await expect(result).toContainText('Did you mean');
    await result.getByRole('button', {name: 'start', exact: true}).click();
    await expect(call).toHaveValue(/side: "start"/);
    await expect(result).not.toContainText('Did you mean');
    await expect(resultCode).toBeVisible();
  });
});

test('a reader fills in a list', async ({page}) => {
  const {argument, call, result, resultCode} = await openPanel(page, 'List/Slice');

  await test.step('a field that doesn’t parse says why, and the call shows it unchanged', async () => {
    await call.fill('List.Slice([1, 2, 3], start: 1)');
    await expect(resultCode).toHaveText('[2, 3]');
    await argument('list').fill('[1, 2');
    await expect(argument('list')).toHaveAttribute('aria-invalid', 'true');
    await expect(argument('list')).toHaveAccessibleDescription(/\w/);
    await expect(call).toHaveValue('List.Slice([1, 2, start: 1)');
    await expect(resultCode).toHaveText('[2, 3]');
    await argument('list').fill('[1, 2, 3, 4]');
    await expect(argument('list')).not.toHaveAttribute('aria-invalid');
    await expect(resultCode).toHaveText('[2, 3, 4]');
  });

  await test.step('rows can be shown as a table', async () => {
    await call.fill('List.Slice([{"sku": "A", "price": 2}, {"sku": "B", "note": null}], 0)');
    await result.getByRole('button', {name: 'table'}).click();
    await expect(result.getByRole('columnheader')).toHaveText(['sku', 'price', 'note']);
    await expect(result.getByRole('row').last().getByRole('cell')).toHaveText(['B', '', 'null']);
  });
});

test('any number of arguments can be added and removed', async ({page}) => {
  const {call, resultCode} = await openPanel(page, 'Text/Concat');
  await call.fill('Text.Concat("a", "b")');
  await expect(resultCode).toHaveText('"ab"');
  await page.getByRole('button', {name: 'Add an argument'}).click();
  await page.getByLabel('parts, argument 3').fill('"c"');
  await expect(call).toHaveValue('Text.Concat("a", "b", "c")');
  await page.getByRole('button', {name: 'Remove argument 1 of parts'}).click();
  await expect(call).toHaveValue('Text.Concat("b", "c")');
  await expect(resultCode).toHaveText('"bc"');
});

test('a function that uses the current time takes it from the panel', async ({page}) => {
  const {call, result, resultCode} = await openPanel(page, 'Datetime/Now');
  const now = page.getByLabel('Run starts at');
  await call.fill('Datetime.Now()');
  await now.fill('2031-01-02T03:04:05Z');
  await expect(resultCode).toContainText('2031-01-02T03:04:05');

  await test.step('the start of the run must be a date-time with an offset', async () => {
    await now.fill('yesterday');
    await expect(now).toHaveAccessibleDescription(/^Enter a date and time with an offset/);
    await expect(result).toContainText('last valid result');
  });

  await page.getByRole('button', {name: 'current time', exact: true}).click();
  await expect(resultCode).toContainText(String(new Date().getFullYear()));
  await expect(now).toHaveValue('the current time');
});

test('after a navigation inside the site, the panel is live too', async ({page}) => {
  await openPage(page, 'platformRef/mappingFunctions/Text/');
  await page.getByRole('main').getByRole('link', {name: 'Lower'}).first().click();
  const {argument, resultCode} = panelOf(page);
  await argument('text').fill('ADA');
  await expect(resultCode).toHaveText('"ada"');
  await page.getByRole('main').getByRole('link', {name: 'Text.Upper'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Upper'})).toBeVisible();
  await argument('text').fill('ada');
  await expect(resultCode).toHaveText('"ADA"');
});
