import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';

function parts(page: Page) {
  return {
    button: page.getByRole('button', {name: 'Language: English'}),
    menu: page.getByRole('menu', {name: 'Language'}),
    english: page.getByRole('menuitemradio', {name: 'English'}),
    french: page.getByRole('menuitemradio', {name: 'French (soon)'}),
  };
}

test.beforeEach(async ({page}) => {
  await openPage(page, 'guides/');
});

test('English is current, and "French (soon)" is announced as disabled', async ({page}) => {
  const {button, menu, english, french} = parts(page);
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('menuitemradio')).toHaveText(['English', 'French (soon)']);
  await expect(english).toBeChecked();
  await expect(english).toBeEnabled();
  await expect(french).not.toBeChecked();
  await expect(french).toBeDisabled();
});

test('a click on "French (soon)" does nothing', async ({page}) => {
  const {button, menu, english, french} = parts(page);
  const url = page.url();
  await button.click();
  await expect(english).toBeFocused();
  const box = (await french.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(menu).toBeVisible();
  await expect(english).toBeFocused();
  await expect(page).toHaveURL(url);
  await expect(english).toBeChecked();
});

test('Enter and Space on "French (soon)" do nothing', async ({page}) => {
  const {button, menu, french} = parts(page);
  const url = page.url();
  await button.press('ArrowUp');
  await expect(french).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(menu).toBeVisible();
    await expect(french).toBeFocused();
    await expect(page).toHaveURL(url);
  }
});

test('Enter, Space and the down arrow open the menu on its first item', async ({page}) => {
  const {button, menu, english} = parts(page);
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await button.press(key);
    await expect(menu).toBeVisible();
    await expect(english).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('the arrow keys wrap around, and Home and End go to the ends', async ({page}) => {
  const {button, english, french} = parts(page);
  await button.press('ArrowDown');
  await expect(english).toBeFocused();
  const steps = [
    {key: 'ArrowDown', focused: french},
    {key: 'ArrowDown', focused: english},
    {key: 'ArrowUp', focused: french},
    {key: 'ArrowUp', focused: english},
    {key: 'End', focused: french},
    {key: 'Home', focused: english},
  ];
  for (const {key, focused} of steps) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
});

test('Escape closes the menu and returns the focus', async ({page}) => {
  const {button, menu, english} = parts(page);
  await button.press('ArrowDown');
  await expect(english).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('Enter and Space on English close the menu and return the focus', async ({page}) => {
  const {button, menu, english} = parts(page);
  for (const key of ['Enter', 'Space']) {
    await button.press('ArrowDown');
    await expect(english).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a click outside closes the menu', async ({page}) => {
  const {button, menu} = parts(page);
  await button.click();
  await expect(menu).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(menu).toBeHidden();
});

test('a second click on the button closes the menu', async ({page}) => {
  const {button, menu, english} = parts(page);
  await button.click();
  await expect(english).toBeFocused();
  await button.click();
  await expect(menu).toBeHidden();
});

test('Tab moves on from the menu and closes it', async ({page}) => {
  const {button, menu, english} = parts(page);
  await button.press('ArrowDown');
  await expect(english).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(button).not.toBeFocused();
  await expect(page.locator('nav[aria-label="Main"] :focus')).toBeVisible();
});

test('Shift+Tab returns to the button and closes the menu', async ({page}) => {
  const {button, menu, english} = parts(page);
  await button.press('ArrowDown');
  await expect(english).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
