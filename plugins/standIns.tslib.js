/** Stands in for tslib in @docusaurus/utils-common; see standIns.ts. */
/** @param {{__esModule?: boolean} | undefined} module */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
