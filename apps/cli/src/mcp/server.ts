import {Validator} from '@cfworker/json-schema';
import {isStackOverflow} from '@documentation/base/internal/values/stackOverflow';
import {quote, shorten} from '@documentation/base/internal/values/quote';
import {findPage, listPages, markdownOf} from '../documentation';
import {createEngine} from '../engine/createEngine';
import {UsageError} from '../terminal/usageError';
import {readPage, searchDocumentation} from './documentationTools';
import {describe, listFunctions} from './functionTools';
import {findByExample, runMapping} from './mappingTools';
import {fileReader} from './rootFolder';
import {ToolError, type Arguments, type Surroundings, type Tool} from './tool';
import {createTransport} from './transport';

const tools: readonly Tool[] = [
  searchDocumentation,
  readPage,
  listFunctions,
  describe,
  runMapping,
  findByExample,
];

const instructions = `A mapping is one expression that turns an input ($) into an output, by calling functions such as Text.Trim($.name). It has no operators and no variables. Find functions with list_functions or find_by_example, read about them with describe_function, and check every mapping with run_mapping before you hand it over. All signatures are in the resources below ${BUNDLED.siteUrl}agents/. The notation is explained at ${BUNDLED.siteUrl}guides/mappings/overview.`;

interface ToolResult {
  readonly [key: string]: unknown;
  readonly content: {readonly type: 'text'; readonly text: string}[];
  readonly isError?: boolean;
}

const PROBLEM_LENGTH = 200;
const tooDeep = 'The arguments are nested too deeply. Pass flatter data.';

/** Explains what is wrong with the arguments of a call, or returns nothing. */
function problemOf({name, inputSchema}: Tool, given: Arguments): string | undefined {
  const {valid, errors} = new Validator(inputSchema, '2020-12', false).validate(given);
  const last = errors.at(-1);
  return valid
    ? undefined
    : `The arguments of ${name} are wrong, at ${shorten(last!.instanceLocation)}: ${shorten(last!.error, PROBLEM_LENGTH)}`;
}

async function callTool(
  tool: Tool,
  given: Arguments,
  surroundings: Surroundings,
): Promise<ToolResult> {
  try {
    const problem = problemOf(tool, given);
    if (problem !== undefined) {
      throw new ToolError(problem);
    }
    return {content: [{type: 'text', text: await tool.call(given, surroundings)}]};
  } catch (error) {
    if (error instanceof ToolError || error instanceof UsageError) {
      return {content: [{type: 'text', text: error.message}], isError: true};
    }
    if (isStackOverflow(error)) {
      return {content: [{type: 'text', text: tooDeep}], isError: true};
    }
    throw error;
  }
}

/** Serves the catalogue and the documentation to coding agents, until they close the connection. */
export async function serve(root: string | undefined): Promise<void> {
  const mcp = await import('../libraries/mcp');
  const engine = createEngine();
  const readFile = fileReader(root);
  const server = new mcp.Server(
    {name: 'mapping', version: BUNDLED.version},
    {capabilities: {tools: {}, resources: {}}, instructions},
  );

  server.setRequestHandler(mcp.ListToolsRequestSchema, () => ({
    tools: tools.map(({name, title, description, inputSchema}) => ({
      name,
      title,
      description,
      inputSchema: inputSchema as {type: 'object'},
      annotations: {readOnlyHint: true, openWorldHint: false},
    })),
  }));
  server.setRequestHandler(mcp.CallToolRequestSchema, ({params}, {signal}) => {
    const tool = tools.find(({name}) => name === params.name);
    if (!tool) {
      throw new mcp.McpError(
        mcp.ErrorCode.InvalidParams,
        `There is no tool ${quote(params.name)}.`,
      );
    }
    return callTool(tool, params.arguments ?? {}, {engine, readFile, signal});
  });
  server.setRequestHandler(mcp.ListResourcesRequestSchema, () => ({
    resources: listPages().map(({url, title}) => ({
      uri: url,
      name: title,
      mimeType: 'text/markdown',
    })),
  }));
  server.setRequestHandler(mcp.ReadResourceRequestSchema, ({params: {uri}}) => {
    const page = findPage(uri);
    if (!page) {
      throw new mcp.McpError(mcp.ErrorCode.InvalidParams, `There is no page ${quote(uri)}.`);
    }
    return {contents: [{uri, mimeType: 'text/markdown', text: markdownOf(page)}]};
  });

  server.onclose = () => engine.close();
  await server.connect(createTransport((message) => mcp.JSONRPCMessageSchema.parse(message)));
}
