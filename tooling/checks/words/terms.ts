/** A word that we don't use, and its replacement. Words that are sometimes right aren't listed. */
type Term = string | readonly [pattern: string, replacement: string];

const SERVICES = 'Mistral|Slack|HubSpot|Qdrant|BigQuery|Google Sheets|Excel';

export const terms: readonly Term[] = [
  // Names, correctly capitalised. XML and GeoJSON are left out, because there are types named Xml and GeoJson.
  ...['API', 'Base64', 'BigQuery', 'Cloud Storage', 'CSV', 'Excel', 'GitHub', 'Google Sheets'],
  ...['HTTP', 'HTTPS', 'HubSpot', 'JavaScript', 'JSON', 'JSONPath', 'Markdown', 'Mistral', 'PDF'],
  ...['Qdrant', 'Slack', 'SQL', 'TypeScript', 'Unicode', 'URL', 'URLs', 'UTC', 'XPath'],
  ['ids', 'IDs'],
  ['id', 'ID'],

  ['answer(?:s|ed|ing)?', 'response'],
  ['(?:web|page|site) address(?:es)?', 'URL'],
  ['(?<=^|[^-\\w])stands?\\b(?! for\\b)', 'is'],
  ['stood', 'was'],
  ['the other way round', 'inverse'],
  ['(?:go|goes|going) on', 'continue'],
  ['shall', 'must'],
  ['twins?', 'compressed copy'],
  ['early wish(?:es)?', 'early click'],
  ['hand(?:s|ed|ing)? (?:it |them )?(?:on|back)', 'return'],
  ['in good time', 'early enough'],
  ['nobody', 'no one'],
  ['everybody', 'everyone'],
  ['somebody', 'someone'],
  ['anybody', 'anyone'],
  ['rightly', 'correctly'],
  ['wrongly', 'incorrectly'],
  ['(?:which|that) is why', 'so'],
  [`(?:channel|message|model|record|table|user|workbook|serial number)s? of (${SERVICES})`, '$1 …'],

  ['simply', ''],
  ['please', ''],
  ['note that', ''],

  ['e-mails?', 'email'],
  ['file-?names?', 'file name'],
  ['time-?zones?', 'time zone'],
  ['white[- ]space', 'whitespace'],
  ['list elements?', 'list item'],
  ['elements? of (?:a|the) list', 'list item'],
];
