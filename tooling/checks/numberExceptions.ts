/** Numbers with units that aren't limits of the platform, so the table of limits doesn't have them. */
export interface NumberException {
  /** The end of the path, or a folder followed by '/'. */
  readonly file: string;
  readonly numbers: readonly string[];
}

/** How long units of time are, and what a calendar or a format says. */
const definitions: readonly NumberException[] = [
  {file: 'Datetime/Add.ts', numbers: ['24 hours']},
  {file: 'Datetime/FormatDuration.ts', numbers: ['24 hours', '90 minutes']},
  {
    file: 'Datetime/ParseDuration.ts',
    numbers: ['90 minutes', '1 hour', '30 minutes', '24 hours', '7 days'],
  },
  {file: 'Datetime/durations.ts', numbers: ['24 hours']},
  {file: 'Datetime/readByFormat.ts', numbers: ['24-hour']},
  {file: 'Datetime/units.ts', numbers: ['60 minutes', '60 seconds', '1,000 milliseconds']},
  {file: 'Scheduler/Delay.ts', numbers: ['24 hours']},
  {file: 'Scheduler/Interval.ts', numbers: ['24 hours']},
  {file: 'Geo/GeohashDecode.ts', numbers: ['12 characters']},
  {file: 'Geo/GeohashEncode.ts', numbers: ['5 characters']},
  {file: 'PDF/ReadTables.ts', numbers: ['595 points']},
  {file: 'Text/Hash.ts', numbers: ['0 bytes']},
  {file: 'Text/Hmac.ts', numbers: ['0 bytes']},
  {file: 'Types/ToBinary.ts', numbers: ['0 bytes']},
  {file: 'apps/site/content/docs/platformRef/index.mdx', numbers: ['1 MB', '1,000,000 bytes']},
];

/** Limits of other systems, which the platform can't change. */
const otherSystems: readonly NumberException[] = [
  {file: 'XLSX/WriteSheet.ts', numbers: ['60 characters']},
  {file: 'XLSX/buildWorkbook.ts', numbers: ['31 characters']},
  {file: 'AI/MistralEmbeddings.ts', numbers: ['8,192 tokens']},
  {file: 'CRM/HubSpotSearch.ts', numbers: ['200 records', '10,000 records', '6 filters']},
  {file: 'CRM/HubSpotTrigger.ts', numbers: ['100 events']},
  {file: 'CRM/hubSpotFacts.ts', numbers: ['30 minutes']},
  {file: 'Google/BigQueryInsert.ts', numbers: ['10 MB']},
  {file: 'Google/SheetsAppend.ts', numbers: ['10 million']},
  {file: 'Hooks/ReceiveWebhook.ts', numbers: ['3 days']},
  {file: 'Retail/PublishProducts.ts', numbers: ['150 characters']},
  {file: 'Slack/OnSlashCommand.ts', numbers: ['30 minutes', '3 seconds']},
  {file: 'Slack/PostMessage.ts', numbers: ['50 blocks', '40,000 characters', '4,000 characters']},
  {file: 'Slack/UpdateMessage.ts', numbers: ['50 blocks', '40,000 characters']},
  {file: 'Slack/UploadFile.ts', numbers: ['1 GB']},
];

/** Values in examples and in the notes on them. */
const examples: readonly NumberException[] = [
  {file: 'AI/SplitText.ts', numbers: ['30 days']},
  {file: 'Guard/RateLimit.ts', numbers: ['21 seconds']},
  {file: 'Guard/VerifyJwt.ts', numbers: ['5 minutes', '61 seconds']},
  {file: 'Guard/VerifySignature.ts', numbers: ['6 minutes']},
  {file: 'HTTPServer/Respond.ts', numbers: ['2 bytes']},
  {file: 'HTTPServer/SetCookie.ts', numbers: ['75 bytes']},
  {file: 'Hooks/OnComplete.ts', numbers: ['5 minutes']},
  {file: 'Retail/PublishProducts.ts', numbers: ['2 products']},
  {file: 'Scheduler/Cron.ts', numbers: ['10 seconds']},
  {file: 'Slack/OnSlashCommand.ts', numbers: ['6 minutes']},
  {file: 'create-first-mapping/index.mdx', numbers: ['3 items']},
  {file: 'mappings/json/index.mdx', numbers: ['2 items']},
  {file: 'mapping-xlsx-to-json.mdx', numbers: ['4 items']},
  {file: 'workflow-simple-web-handler.mdx', numbers: ['30 days']},
];

export const numberExceptions = [...definitions, ...otherSystems, ...examples];
