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

test('a reader uses the language menu with the mouse and the keyboard', async ({page}) => {
  await openPage(page, 'guides/');
  const {button, menu, english, french} = parts(page);
  const url = page.url();

  await test.step('English is current, and "French (soon)" is announced as disabled', async () => {
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

  await test.step('a click on "French (soon)" does nothing', async () => {
    await expect(english).toBeFocused();
    const box = (await french.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(menu).toBeVisible();
    await expect(english).toBeFocused();
    await expect(page).toHaveURL(url);
    await expect(english).toBeChecked();
  });

  await test.step('a click outside closes the menu', async () => {
    await page.getByRole('heading', {level: 1}).click();
    await expect(menu).toBeHidden();
  });

  await test.step('a second click on the button closes the menu', async () => {
    await button.click();
    await expect(english).toBeFocused();
    await button.click();
    await expect(menu).toBeHidden();
  });

  await test.step('Enter, Space and the down arrow open the menu on its first item, and Escape closes it', async () => {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await button.press(key);
      await expect(menu).toBeVisible();
      await expect(english).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  await test.step('Enter and Space on English close the menu and return the focus', async () => {
    for (const key of ['Enter', 'Space']) {
      await button.press('ArrowDown');
      await expect(english).toBeFocused();
      await page.keyboard.press(key);
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  await test.step('Enter and Space on "French (soon)" do nothing', async () => {
    await button.press('ArrowUp');
    await expect(french).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(menu).toBeVisible();
      await expect(french).toBeFocused();
      await expect(page).toHaveURL(url);
    }
  });

  await test.step('the arrow keys wrap around, and Home and End go to the ends', async () => {
    for (const [key, focused] of [
      ['Home', english],
      ['ArrowDown', french],
      ['ArrowDown', english],
      ['ArrowUp', french],
      ['ArrowUp', english],
      ['End', french],
      ['Home', english],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toBeFocused();
    }
  });

  await test.step('Shift+Tab returns to the button and closes the menu', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('Tab moves on from the menu and closes it', async () => {
    await button.press('ArrowDown');
    await expect(english).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(button).not.toBeFocused();
    await expect(page.locator('nav[aria-label="Main"] :focus')).toBeVisible();
  });
});
