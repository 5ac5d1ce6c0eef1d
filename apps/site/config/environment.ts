import {existsSync} from 'node:fs';
import {
  isBasePath,
  isFrameAncestors,
  isIdentifier,
  isLine,
  isName,
  isOrigin,
  isPort,
  isReportUrl,
  isSecurityContact,
  isWebUrl,
} from './validValues';

/** The site's settings, which come from the environment variables listed in README.md and .env.example. */
export interface Environment {
  readonly url: string;
  readonly baseUrl: string;
  readonly companyName: string;
  readonly mainWebsiteUrl: string;
  readonly companyPageUrl: string;
  readonly legalNoticesUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly browserPolicyUrl: string;
  readonly apiOrigin: string;
  readonly appUrl: string;
  /** The analytics project. If empty, analytics is off. */
  readonly analyticsProjectId: string;
  readonly analyticsApiUrl: string;
  /** Who may embed the site in a frame, in Content-Security-Policy syntax. */
  readonly frameAncestors: string;
  /** Whether browsers must also use TLS for all subdomains of the site's host. */
  readonly hstsSubdomains: boolean;
  /** The contact in security.txt. If empty, there is no security.txt. */
  readonly securityContact: string;
  /** The URL to which a source file's path is appended to edit the file. If empty, there is no link. */
  readonly editBaseUrl: string;
  /** Where readers report mistakes, with `{page}` and `{version}` to fill in. If empty, there is no link. */
  readonly reportUrl: string;
  readonly announcementId: string;
  readonly announcementText: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER_APP_URL = 'https://app.example.com';
const QUOTED_MAX_LENGTH = 100;

/** Quotes a value for a message: on one line, shortened, with unusual characters escaped. */
function quote(value: string): string {
  const short = value.length > QUOTED_MAX_LENGTH ? `${value.slice(0, QUOTED_MAX_LENGTH)}…` : value;
  return JSON.stringify(short).replaceAll(
    /[^\x20-\x7E…]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function check(
  name: string,
  value: string,
  isValid: (value: string) => boolean,
  expected: string,
): string {
  if (!isValid(value)) {
    throw new Error(`${name} must be ${expected}, but it is ${quote(value)}.`);
  }
  return value;
}

/**
 * Returns who may embed the site by default: the site itself and the app. While the app URL is the placeholder,
 * any site may, so embedding works out of the box.
 */
function defaultFrameAncestors(appUrl: string): string {
  const {origin} = new URL(appUrl);
  return origin === PLACEHOLDER_APP_URL ? '*' : `'self' ${origin}`;
}

export function parseEnvironment(variables: Variables): Environment {
  function checked(
    name: string,
    fallback: string,
    isValid: (value: string) => boolean,
    expected: string,
  ): string {
    const value = variables[name]?.trim();
    return value ? check(name, value, isValid, expected) : fallback;
  }
  function origin(name: string, fallback: string): string {
    const expected = `a URL without a path, such as ${fallback}`;
    const isValid = (value: string) => isOrigin(value.replace(/\/$/, ''));
    return checked(name, fallback, isValid, expected).replace(/\/$/, '');
  }
  function url(name: string, fallback: string): string {
    return checked(name, fallback, isWebUrl, `a URL, such as ${fallback}`);
  }
  function identifier(name: string): string {
    return checked(
      name,
      '',
      isIdentifier,
      'an ID of at most 100 letters, digits, hyphens, underscores and dots',
    );
  }

  const mainWebsiteUrl = url('SITE_MAIN_WEBSITE_URL', 'https://www.example.com');
  const below = (path: string) => {
    const {origin: website, pathname} = new URL(mainWebsiteUrl);
    return `${website}${pathname.replace(/\/$/, '')}/${path}`;
  };
  const appUrl = url('SITE_APP_URL', PLACEHOLDER_APP_URL);

  const announcementId = identifier('SITE_ANNOUNCEMENT_ID');
  const announcementText = checked(
    'SITE_ANNOUNCEMENT_TEXT',
    '',
    isLine,
    'one line of at most 500 characters',
  );
  if (announcementText && !announcementId) {
    throw new Error(
      'SITE_ANNOUNCEMENT_ID must be set together with SITE_ANNOUNCEMENT_TEXT, because a dismissal is remembered by ID.',
    );
  }

  return {
    url: origin('SITE_URL', 'https://docs.example.com'),
    baseUrl: checked(
      'SITE_BASE_URL',
      '/',
      isBasePath,
      'a path that starts and ends with a slash, such as / or /docs/',
    ),
    companyName: checked(
      'SITE_COMPANY_NAME',
      'Example',
      isName,
      'a name of at most 100 characters on one line',
    ),
    mainWebsiteUrl,
    companyPageUrl: url('SITE_COMPANY_PAGE_URL', 'https://www.linkedin.com/company/example'),
    legalNoticesUrl: url('SITE_LEGAL_NOTICES_URL', below('legal-notices')),
    termsUrl: url('SITE_TERMS_URL', below('terms-and-conditions')),
    privacyUrl: url('SITE_PRIVACY_URL', below('privacy-policy')),
    browserPolicyUrl: url('SITE_BROWSER_POLICY_URL', below('browser-policy')),
    apiOrigin: origin('SITE_API_ORIGIN', 'https://api.example.com'),
    appUrl,
    analyticsProjectId: identifier('SITE_ANALYTICS_PROJECT_ID'),
    analyticsApiUrl: url('SITE_ANALYTICS_API_URL', 'https://api.swetrix.com/log'),
    frameAncestors: checked(
      'SITE_FRAME_ANCESTORS',
      defaultFrameAncestors(appUrl),
      isFrameAncestors,
      "*, 'none', or 'self' and URLs without a path, each once, separated by single spaces",
    ),
    hstsSubdomains: parseChoice(variables, 'SITE_HSTS_SUBDOMAINS', ['false', 'true']) === 'true',
    securityContact: checked(
      'SITE_SECURITY_CONTACT',
      '',
      isSecurityContact,
      'a mailto: or https: URL, such as mailto:security@example.com or https://example.com/security',
    ),
    editBaseUrl: checked(
      'SITE_EDIT_URL',
      '',
      isWebUrl,
      'a URL, such as https://git.example.com/documentation/edit/main/',
    ),
    reportUrl: checked(
      'SITE_REPORT_URL',
      '',
      isReportUrl,
      'a URL that may contain {page} and {version} after the host, such as https://git.example.com/issues/new?title={page}',
    ),
    announcementId,
    announcementText,
  };
}

/** Reads a variable that must be one of the given choices. The first choice is the default. */
export function parseChoice<const Choice extends string>(
  variables: Variables,
  name: string,
  [fallback, ...others]: readonly [Choice, ...Choice[]],
): Choice {
  const choices = [fallback, ...others];
  const value = variables[name]?.trim() || fallback;
  const isChoice = (text: string) => choices.some((choice) => choice === text);
  return check(name, value, isChoice, choices.join(' or ')) as Choice;
}

export function parsePort(variables: Variables, name: string, fallback: number): number {
  const value = variables[name]?.trim();
  return value ? Number(check(name, value, isPort, 'a number from 0 to 65535')) : fallback;
}

/** Returns the parsed value, or exits with an error message if a variable is invalid. */
function orExit<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Reads the site's settings from `.env` and the process environment. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) {
    process.loadEnvFile('.env');
  }
  return orExit(() => parseEnvironment(process.env));
}

/** Reads the port from PORT. Call this function after readEnvironment(), which loads `.env`. */
export function readPort(): number {
  return orExit(() => parsePort(process.env, 'PORT', 3000));
}
