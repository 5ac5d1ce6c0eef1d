import escapeHtml from 'escape-html';
import type {Environment} from './environment';

/** Returns the footer (specification §2, "Footer"). */
export function footer(environment: Environment) {
  return {
    links: [
      {
        title: 'Docs',
        items: [
          {label: 'Guides', to: '/guides'},
          {label: 'Platform reference', to: '/platformRef'},
          {label: 'API reference', to: '/apiRef'},
        ],
      },
      {
        title: 'Community',
        items: [{label: 'LinkedIn', href: environment.companyPageUrl}],
      },
      {
        title: 'More',
        items: [{label: 'Website', href: environment.mainWebsiteUrl}],
      },
      {
        title: 'Legal',
        items: [
          {label: 'Legal notices', href: environment.legalNoticesUrl},
          {label: 'Terms and conditions', href: environment.termsUrl},
          {label: 'Privacy policy', href: environment.privacyUrl},
          {label: 'Browser policy', href: environment.browserPolicyUrl},
        ],
      },
    ],
    // The theme inserts this text as HTML, so it must be escaped.
    copyright: escapeHtml(`Copyright © 2024 ${environment.companyName}, Inc. All rights reserved.`),
  };
}
