import type {WorkflowCategory, WorkflowFunction} from '../language/types';
import ai from './AI';
import crm from './CRM';
import google from './Google';
import guard from './Guard';
import hooks from './Hooks';
import httpClient from './HTTPClient';
import httpServer from './HTTPServer';
import json from './JSON';
import parser from './Parser';
import retail from './Retail';
import scheduler from './Scheduler';
import slack from './Slack';
import store from './Store';

/** All workflow function categories, in sidebar order. */
export const workflowCategories: readonly WorkflowCategory[] = [
  ai,
  crm,
  google,
  guard,
  hooks,
  httpClient,
  httpServer,
  json,
  parser,
  retail,
  scheduler,
  slack,
  store,
];

export const workflowFunctions: readonly WorkflowFunction[] = workflowCategories.flatMap(
  ({functions}) => functions,
);
