import {parsePort} from '../../config/environment';

/** One of the two production builds that the browser tests visit. `tooling/commands/test.mjs` builds both. */
export interface Site {
  readonly port: number;
  readonly directory: string;
  /** The site's URL, which ends with a slash. Tests go to paths relative to it: page.goto('guides/') */
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The first of four consecutive ports. To test two checkouts at the same time, set E2E_PORT for one of them. */
const port = parsePort(process.env, 'E2E_PORT', 4300);

/** The port to which the configured site reports visits. apps/site/e2e/configured/analytics.spec.ts listens there. */
export const ANALYTICS_PORT = port + 2;

/** The port of the app that may embed the configured site. apps/site/e2e/configured/framing.spec.ts acts as that app. */
export const APP_PORT = port + 3;

/** A host name that isn't local, for analytics. The browser resolves it to 127.0.0.1. */
export const PUBLIC_HOST = 'visitor.test';

/** The site with the settings from the environment, by default at the root of its host. */
export const MAIN_SITE: Site = {
  port,
  directory: 'build',
  address: `http://localhost:${port}${process.env.SITE_BASE_URL || '/'}`,
  environment: {},
};

/** The site under a sub-path, with almost every environment variable set, some to text that is hard to escape. */
export const CONFIGURED_SITE: Site = {
  port: port + 1,
  directory: '.cache/configured-build',
  address: `http://localhost:${port + 1}/docs/`,
  environment: {
    SITE_URL: 'https://acme.test',
    SITE_BASE_URL: '/docs/',
    SITE_COMPANY_NAME: String.raw`Acme & <i>"Sons'</i> $host $& \u2028 {x}`,
    SITE_MAIN_WEBSITE_URL: 'https://acme.test/en',
    SITE_COMPANY_PAGE_URL: 'https://network.test/acme',
    SITE_LEGAL_NOTICES_URL: 'https://legal.test/notices',
    SITE_TERMS_URL: 'https://legal.test/terms',
    SITE_PRIVACY_URL: 'https://legal.test/privacy',
    SITE_BROWSER_POLICY_URL: 'https://legal.test/browser',
    SITE_API_ORIGIN: 'https://api.acme.test',
    SITE_APP_URL: `http://127.0.0.1:${APP_PORT}/start`,
    SITE_ANALYTICS_PROJECT_ID: 'project-one',
    SITE_ANALYTICS_API_URL: `http://127.0.0.1:${ANALYTICS_PORT}/log?site=docs&list[]='a'`,
    SITE_HSTS_SUBDOMAINS: 'true',
    SITE_SECURITY_CONTACT: 'mailto:security@acme.test',
    SITE_EDIT_URL: 'https://git.test/acme/docs/edit/main',
    SITE_REPORT_URL: "https://git.test/acme/docs/issues/new?title='{page}'&body=$&{version}",
    SITE_ANNOUNCEMENT_ID: 'announcement-one',
    SITE_ANNOUNCEMENT_TEXT:
      "Version 2 is <here> & \"now\", $& [sic]. [Read 'more'](https://acme.test/news?a=1&b='2')",
  },
};
