const MODULES = 'node_modules/';

interface LockedPackage {
  /** The package name, set only if it differs from the folder name. */
  readonly name?: string;
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  /** Set for the entry in node_modules/ that leads to a workspace. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly name: string;
  readonly version: string;
  /**
   * Keyed by folder: '' is the project, 'apps/site' is a workspace, and 'node_modules/a/node_modules/b' is a package
   * that only `a` uses.
   */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** @docusaurus/core 3.10.2 → pkg:npm/%40docusaurus/core@3.10.2 */
function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** Converts the SHA-512 hashes in an `integrity` field from Base64 to hexadecimal. */
function hashes(integrity = ''): object[] {
  return integrity
    .split(' ')
    .filter((hash) => hash.startsWith('sha512-'))
    .map((hash) => ({
      alg: 'SHA-512',
      content: Buffer.from(hash.slice('sha512-'.length), 'base64').toString('hex'),
    }));
}

/**
 * Lists the locked packages that a build uses, as CycloneDX 1.6. We don't use `npm sbom`, because it takes
 * seconds and its output isn't reproducible: it contains the time, a random number and the folder name.
 */
export function billOfMaterials({name, version, packages}: Lockfile): object {
  const folders = Object.keys(packages).filter(
    (folder) => !packages[folder]!.dev && !packages[folder]!.link,
  );
  const isInstalled = (folder: string) => folder.includes(MODULES);
  const nameOf = (folder: string) =>
    packages[folder]!.name ?? folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
  /** Workspaces are parts of the project. */
  const urlOf = (folder: string) =>
    isInstalled(folder)
      ? packageUrl(nameOf(folder), packages[folder]!.version)
      : packageUrl(name, version);

  /** Finds a package as Node does: in the `node_modules` folder of the given folder or of a folder above it. */
  function find(dependency: string, folder: string): string | undefined {
    const found = `${folder && `${folder}/`}${MODULES}${dependency}`;
    if (found in packages) {
      return found;
    }
    const around = folder.slice(0, Math.max(0, folder.lastIndexOf(MODULES) - 1));
    return folder ? find(dependency, around) : undefined;
  }

  /** Components are keyed by URL, because a package can be in several folders, with different dependencies in each. */
  const components = new Map<string, object>();
  const dependencies = new Map<string, Set<string>>();
  for (const folder of folders) {
    const locked = packages[folder]!;
    const url = urlOf(folder);
    const found = dependencies.get(url) ?? new Set();
    dependencies.set(url, found);
    Object.keys({
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...locked.peerDependencies,
    })
      .map((dependency) => find(dependency, folder))
      .filter((dependency) => dependency !== undefined && folders.includes(dependency))
      .forEach((dependency) => found.add(urlOf(dependency!)));
    if (isInstalled(folder)) {
      components.set(url, {
        type: 'library',
        'bom-ref': url,
        name: nameOf(folder),
        version: locked.version,
        purl: url,
        scope: locked.optional ? 'optional' : 'required',
        hashes: hashes(locked.integrity),
        ...(locked.license && {licenses: [{expression: locked.license}]}),
      });
    }
  }
  const byUrl = <Value>(map: ReadonlyMap<string, Value>) =>
    [...map].sort(([one], [other]) => compare(one, other));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {component: {type: 'application', 'bom-ref': urlOf(''), name, version}},
    components: byUrl(components).map(([, component]) => component),
    dependencies: byUrl(dependencies).map(([ref, dependsOn]) => ({
      ref,
      dependsOn: [...dependsOn].sort(compare),
    })),
  };
}
