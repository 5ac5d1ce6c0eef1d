// Renders the images that can't be SVG, the social card and the icons:
// CHROME_PATH=… npx tsx --conditions=source tooling/commands/renderImages.ts
import {readFileSync, writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';

const logo = readFileSync('apps/site/content/static/img/logo.svg', 'utf8');
/** The colour of the square in the logo. */
const brandColour = '#0b6470';

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

/** Returns the logo on a square. On a maskable icon, it's smaller, because devices cut off up to a tenth at each edge. */
function icon(size: number, background: string, scale = 1): string {
  return `
    <style>
      body { display: grid; place-items: center; height: ${size}px; margin: 0; background: ${background}; }
      svg { display: block; width: ${size * scale}px; height: ${size * scale}px; }
    </style>
    ${logo}`;
}

/** Puts PNG images into an icon file, which browsers request from the root of a host. */
function iconFile(images: readonly {readonly size: number; readonly png: Buffer}[]): Buffer {
  const [headerLength, entryLength] = [6, 16];
  const header = Buffer.alloc(headerLength + entryLength * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, {size, png}] of images.entries()) {
    const entry = header.subarray(headerLength + entryLength * index);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({png}) => png)]);
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  async function render(html: string, width: number, height: number): Promise<Buffer> {
    await page.setViewportSize({width, height});
    await page.setContent(html);
    return page.screenshot({omitBackground: true});
  }
  function write(path: string, bytes: Buffer): void {
    writeFileSync(path, bytes);
    console.log(`Wrote ${path}`);
  }

  write('apps/site/content/static/img/social-card.png', await render(socialCard, 1200, 630));
  for (const [name, size, background, scale] of [
    ['apple-touch-icon', 180, brandColour, 1],
    ['icon-192', 192, 'transparent', 1],
    ['icon-512', 512, 'transparent', 1],
    ['icon-maskable-512', 512, brandColour, 0.8],
  ] as const) {
    write(
      `apps/site/content/static/img/${name}.png`,
      await render(icon(size, background, scale), size, size),
    );
  }
  const small = [];
  for (const size of [16, 32, 48]) {
    small.push({size, png: await render(icon(size, 'transparent'), size, size)});
  }
  write('apps/site/content/static/favicon.ico', iconFile(small));
  await browser.close();
}
void main();
