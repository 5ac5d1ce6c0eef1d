// Renders the two images that can't be SVG, the social card and the touch icon:
// CHROME_PATH=… npx tsx scripts/samples/renderImages.ts
import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';

const logo = readFileSync('static/img/logo.svg', 'utf8');

const socialCard = `
  <style>
    body { display: flex; flex-direction: column; justify-content: space-between; box-sizing: border-box;
      width: 1200px; height: 630px; margin: 0; padding: 72px 80px; background: #0f171a; color: #f2f7f8;
      font-family: Inter, system-ui, sans-serif; }
    header { display: flex; align-items: center; gap: 24px; font-size: 36px; font-weight: 600; }
    header svg { width: 72px; height: 72px; }
    h1 { margin: 0; font-size: 84px; line-height: 1.08; letter-spacing: -3px; }
    p { margin: 24px 0 0; color: #9db0b5; font-size: 34px; }
    footer { height: 10px; border-radius: 5px; background: linear-gradient(90deg, #0b6470, #6fcdd6 55%, #f0a94b); }
  </style>
  <header>${logo}Documentation</header>
  <main><h1>Map data.<br>Run workflows.</h1><p>Guides, functions and API, with examples that run.</p></main>
  <footer></footer>`;

const touchIcon = `
  <style>body { margin: 0; background: #0b6470; } svg { display: block; width: 180px; height: 180px; }</style>
  ${logo}`;

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  for (const [path, html, width, height] of [
    ['static/img/social-card.png', socialCard, 1200, 630],
    ['static/img/apple-touch-icon.png', touchIcon, 180, 180],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.setContent(html);
    await page.screenshot({path});
    console.log(`Wrote ${path}`);
  }
  await browser.close();
}
void main();
