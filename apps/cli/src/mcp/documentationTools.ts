import {readPage as readMarkdown, searchPages} from '../documentation';
import {ToolError, type Tool} from './tool';

export const searchDocumentation: Tool = {
  name: 'search_documentation',
  title: 'Search the documentation',
  description:
    'Finds the pages of the documentation that best match a few words: guides, functions, the workflow language, the API. Returns up to five titles, URLs and excerpts. Read a page with read_page.',
  inputSchema: {
    type: 'object',
    required: ['query'],
    additionalProperties: false,
    properties: {query: {type: 'string', minLength: 1, maxLength: 200, description: 'a few words'}},
  },
  async call({query}) {
    const pages = await searchPages(query as string);
    return pages.length === 0
      ? 'No page matches. Use fewer or other words.'
      : pages.map(({url, title, excerpt}) => `## ${title}\n${url}\n${excerpt}`).join('\n\n');
  },
};

export const readPage: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown, or one of its sections if the URL ends with #section. Some pages have 100,000 characters.',
  inputSchema: {
    type: 'object',
    required: ['url'],
    additionalProperties: false,
    properties: {
      url: {
        type: 'string',
        maxLength: 500,
        description:
          'the URL or path of the page, such as /guides/mappings/overview, or of a section: /platformRef/#error-codes',
      },
    },
  },
  call({url}) {
    const markdown = readMarkdown(url as string);
    if (markdown === undefined) {
      throw new ToolError(`There is no page ${String(url)}. Find pages with search_documentation.`);
    }
    return markdown;
  },
};
