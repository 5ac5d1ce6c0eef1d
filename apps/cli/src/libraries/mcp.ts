// The official SDK of the Model Context Protocol.
export {Server} from '@modelcontextprotocol/sdk/server/index.js';
export {
  CallToolRequestSchema,
  ErrorCode,
  JSONRPCMessageSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
