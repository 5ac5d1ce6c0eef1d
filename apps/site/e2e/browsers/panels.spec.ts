// Live panels in Firefox and WebKit: calls, files, steps and rehearsals.
import {test} from './test';

const RESULT = 'section[aria-busy="false"]';
const EXAMPLE = '[aria-label="Examples"] button';

test('a live panel runs what a reader types', async ({reader}) => {
  await reader.open('platformRef/mappingFunctions/Text/Upper');
  await reader.click(EXAMPLE);
  await reader.expectText(RESULT, 'As documented');
  await reader.write('[name="call"]', 'Text.Upper("straße")');
  await reader.expectText(RESULT, '"STRASSE"');
});

for (const [id, text] of [
  ['PDF/ReadText', 'Müller GmbH, Dresden'],
  ['PDF/ReadTables', 'Oak table'],
  ['PDF/ReadPages', 'Invoice 2024-117'],
  ['PDF/ReadMetadata', 'Invoice 2024-117'],
  ['XLSX/ReadRows', '1001'],
] as const) {
  test(`Readers.${id.replace('/', '.')} reads a file`, async ({reader}) => {
    await reader.open(`platformRef/mappingFunctions/Readers/${id}`);
    await reader.click(EXAMPLE);
    await reader.expectText(RESULT, text);
    await reader.expectText(RESULT, 'As documented');
  });
}

test('a workflow panel shows the request of a step', async ({reader}) => {
  await reader.open('platformRef/workflowFunctions/Slack/PostMessage');
  await reader.click(EXAMPLE);
  await reader.expectText(RESULT, 'POST https://slack.com/api/chat.postMessage');
  await reader.write('[name="input-text"]', 'Parcel 4711 is here');
  await reader.expectText(RESULT, '"text": "Parcel 4711 is here"');
});

test('a workflow is rehearsed', async ({reader}) => {
  await reader.open('guides/workflows/ai-weather-tracking');
  await reader.click('button', 'Rehearse');
  const rehearsal = '[aria-label="Rehearsal"]';
  await reader.expectText(rehearsal, /1 of \d/);
  await reader.click(`${rehearsal} button`, 'Show all');
  await reader.expectText(rehearsal, 'The run succeeds after 2.3 s.');
});
