import type {JsonObject} from '@documentation/base/internal/values/json';
import {failing, json, mistralReply, silence, slackPosted} from './recordings';
import type {GuideScenario} from './types';

const forecast = {
  place: 'Berlin',
  timezone: 'Europe/Berlin',
  hours: [
    {time: '2024-06-01T06:00', temperature: 14.8, rain: 0, wind: 9.1},
    {time: '2024-06-01T12:00', temperature: 21.4, rain: null, wind: 14.6},
    {time: '2024-06-01T18:00', temperature: 19.3, rain: 4.2, wind: 41},
  ],
};

const facts = `{
  "place": $.place,
  "day": Text.SubstringBefore($.hours[0].time, "T"),
  "coldest": Math.Min(List.Map($.hours, @.temperature)),
  "warmest": Math.Max(List.Map($.hours, @.temperature)),
  "rain": Math.Sum(List.Map($.hours, @.rain)),
  "hoursWithoutRainData": List.Count(
    List.Filter($.hours, Types.IsNull(@.rain))
  ),
  "stormyFrom": List.Map(
    List.Filter($.hours, Logical.Compare(@.wind, 40, ">")),
    Datetime.Format(
      Datetime.AssignTimezone(@.time, $.timezone),
      format: "HH:mm XXX"
    )
  )
}`;

const words = 'Berlin stays between 14.8 and 21.4 degrees. Rain data is missing for an hour.';

const comparison =
  'Berlin is warmer than yesterday, with 14.8 to 21.4 degrees. Rain data is missing for an hour.';

const secrets = {
  'weather-service': 'key-example',
  mistral: 'mistral-example',
  'slack-bot': 'xoxb-example',
};

function given(store: JsonObject = {}) {
  return {now: '2024-06-01T05:00:00Z', secrets, store, mappings: {'weather-facts': [facts]}};
}

const yesterday = {
  'values/weather/berlin': {
    value: {place: 'Berlin', day: '2024-05-31', coldest: 12.1, warmest: 19.9},
    version: 1,
  },
};

/** Scenarios of "Weather tracking with AI". */
const scenarios: readonly GuideScenario[] = [
  {
    title: 'The first morning',
    note: 'Nothing is stored yet, so there is nothing to compare with.',
    event: {},
    given: given(),
    calls: {forecast: [json(forecast)], words: [mistralReply(words)], post: [slackPosted(words)]},
    expected: {end: 'succeeded', seconds: 2.3},
  },
  {
    title: 'The second morning',
    note: 'The prompt contains yesterday’s facts, so the model can compare.',
    event: {},
    given: given(yesterday),
    calls: {
      forecast: [json(forecast)],
      words: [mistralReply(comparison)],
      post: [slackPosted(comparison)],
    },
    expected: {end: 'succeeded', seconds: 2.3},
  },
  {
    title: 'The forecast arrives late',
    note: 'The function repeats the request by itself, because a GET request is safe to repeat.',
    event: {},
    given: given(),
    calls: {
      forecast: [silence, failing(503), json(forecast)],
      words: [mistralReply(words)],
      post: [slackPosted(words)],
    },
    expected: {end: 'succeeded', seconds: 15.7},
  },
  {
    title: 'The bot isn’t in the channel',
    note: 'Posting fails, so the facts aren’t stored.',
    event: {},
    given: given(),
    calls: {
      forecast: [json(forecast)],
      words: [mistralReply(words)],
      post: [json({ok: false, error: 'not_in_channel'}, 0.3)],
    },
    expected: {end: 'failed', step: 'post', code: 'E_NOT_FOUND', seconds: 2.3},
  },
];

export default scenarios;
