/** Replaces tslib in @docusaurus/utils-common. See ../index.ts. */
/** @param {{__esModule?: boolean} | undefined} module */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
