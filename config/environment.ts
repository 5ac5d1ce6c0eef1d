import {existsSync} from 'node:fs';

/** The one place that reads environment variables. README and .env.example list them. */
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
  /** Empty: no analytics. */
  readonly analyticsProjectId: string;
  readonly analyticsApiUrl: string;
  /** Who may show the site in a frame, as the policy of the browser writes it. */
  readonly frameAncestors: string;
  readonly announcementId: string;
  readonly announcementText: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** 'https://docs.example.com' but not 'foo', 'ftp://example.com' or 'javascript:alert(1)' */
function isWebUrl(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}

/** 'https://docs.example.com' but not 'https://example.com/docs' */
function isOrigin(value: string): boolean {
  return isWebUrl(value) && new URL(value).origin === value.replace(/\/$/, '');
}

function isFrameAncestor(value: string): boolean {
  return ['*', "'self'", "'none'"].includes(value) || isOrigin(value);
}

export function parseEnvironment(variables: Variables): Environment {
  function text(name: string, fallback: string): string {
    return variables[name]?.trim() || fallback;
  }
  function checked(
    name: string,
    fallback: string,
    isValid: (value: string) => boolean,
    expected: string,
  ): string {
    const value = text(name, fallback);
    if (!isValid(value)) {
      throw new Error(`${name} must be ${expected}, but it is "${value}".`);
    }
    return value;
  }
  function origin(name: string, fallback: string): string {
    const expected = `a web address without a path, such as ${fallback}`;
    return checked(name, fallback, isOrigin, expected).replace(/\/$/, '');
  }
  function address(name: string, fallback: string): string {
    return checked(name, fallback, isWebUrl, `a web address, such as ${fallback}`);
  }

  const mainWebsiteUrl = address('SITE_MAIN_WEBSITE_URL', 'https://www.example.com');
  const below = (path: string) => `${mainWebsiteUrl.replace(/\/$/, '')}/${path}`;

  const announcementId = text('SITE_ANNOUNCEMENT_ID', '');
  const announcementText = text('SITE_ANNOUNCEMENT_TEXT', '');
  if (announcementText && !announcementId) {
    throw new Error(
      'SITE_ANNOUNCEMENT_ID must be set together with SITE_ANNOUNCEMENT_TEXT, because a dismissal is remembered by id.',
    );
  }

  return {
    url: origin('SITE_URL', 'https://docs.example.com'),
    baseUrl: checked(
      'SITE_BASE_URL',
      '/',
      (value) => /^\/(?:[\w.~-]+\/)*$/.test(value),
      'a path that starts and ends with a slash, such as / or /docs/',
    ),
    companyName: text('SITE_COMPANY_NAME', 'Example'),
    mainWebsiteUrl,
    companyPageUrl: address('SITE_COMPANY_PAGE_URL', 'https://www.linkedin.com/company/example'),
    legalNoticesUrl: address('SITE_LEGAL_NOTICES_URL', below('legal-notices')),
    termsUrl: address('SITE_TERMS_URL', below('terms-and-conditions')),
    privacyUrl: address('SITE_PRIVACY_URL', below('privacy-policy')),
    browserPolicyUrl: address('SITE_BROWSER_POLICY_URL', below('browser-policy')),
    apiOrigin: origin('SITE_API_ORIGIN', 'https://api.example.com'),
    appUrl: address('SITE_APP_URL', 'https://app.example.com'),
    analyticsProjectId: checked(
      'SITE_ANALYTICS_PROJECT_ID',
      '',
      (value) => /^[\w-]*$/.test(value),
      'an id of letters, digits, hyphens and underscores',
    ),
    analyticsApiUrl: address('SITE_ANALYTICS_API_URL', 'https://api.swetrix.com/log'),
    frameAncestors: checked(
      'SITE_FRAME_ANCESTORS',
      '*',
      (value) => value.split(' ').every(isFrameAncestor),
      "*, 'self', 'none', or web addresses without a path, separated by spaces",
    ),
    announcementId,
    announcementText,
  };
}

/** Reads `.env` and the process environment; a malformed value ends the process with one sentence. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) {
    process.loadEnvFile('.env');
  }
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
