import type {GuideScenario} from './types';

type Load = () => Promise<readonly GuideScenario[]>;

/** Loads the scenarios of a workflow by the name that its code block gives: rehearse=conditions */
export const guideScenarios: Readonly<Record<string, Load>> = {
  'first-workflow': async () => (await import('./firstWorkflow')).default,
  'web-handler': async () => (await import('./webHandler')).default,
  'weather-tracking': async () => (await import('./weatherTracking')).default,
  names: async () => (await import('./language')).names,
  conditions: async () => (await import('./language')).conditions,
  choices: async () => (await import('./language')).choices,
  batches: async () => (await import('./language')).batches,
  retries: async () => (await import('./language')).retries,
  errors: async () => (await import('./language')).errors,
  ends: async () => (await import('./language')).ends,
  responses: async () => (await import('./language')).responses,
};
