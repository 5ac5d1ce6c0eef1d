import type {CatalogueEntry} from '@documentation/reference/internal/pages/catalogueEntry';
import type {Catalogue} from './context/parameters';

let loading: Promise<Catalogue> | undefined;

async function load(): Promise<Catalogue> {
  const {default: entries} = await import('@generated/function-tables/default/catalogue.json');
  return new Map((entries as readonly CatalogueEntry[]).map((entry) => [entry.name, entry]));
}

/** Loads what the editor knows about functions. If that fails, it knows none, and the next call tries again. */
export async function loadCatalogue(): Promise<Catalogue> {
  loading ??= load();
  try {
    return await loading;
  } catch {
    loading = undefined;
    return new Map();
  }
}
