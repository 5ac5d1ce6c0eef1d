// Parts of a form that most functions don't need: the input, the time, dates, and lists of arguments.
import React, {Fragment, lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import type * as parts from './parts';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import styles from '../fields.module.css';

type Parts = typeof parts;

// The only dynamic import of './parts', because the bundler writes a separate file for each import.
const importParts = () => import('./parts');

let loaded: Parts | undefined;

/** Loads the parts before the first render, for pages that need at least one of them right away. */
export async function loadRareParts(): Promise<void> {
  loaded = await importParts();
}

/** The server waits for the part anyway, and a Suspense boundary would make it render the part in the wrong place. */
const Boundary = ExecutionEnvironment.canUseDOM ? Suspense : Fragment;

function NotLoaded(): ReactNode {
  return <p className={styles.mistake}>This field couldn’t be loaded. Reload the page.</p>;
}

function rarePart<Props extends object>(
  find: (parts: Parts) => ComponentType<Props>,
): ComponentType<Props> {
  const load = () =>
    importParts().then(
      (found) => ({default: find(found)}),
      () => ({default: NotLoaded}),
    );
  const Part = lazy<ComponentType<Props>>(() =>
    // Resolves synchronously if loaded. With a promise, the part would appear after the rest of the form.
    loaded
      ? ({then: (resolve: (module: unknown) => void) => resolve({default: find(loaded!)})} as never)
      : load(),
  );
  return function RarePart(props: Props): ReactNode {
    return (
      <Boundary>
        <Part {...props} />
      </Boundary>
    );
  };
}

export const DateEditor = rarePart(({DateEditor: part}) => part);
export const InputEditor = rarePart(({InputEditor: part}) => part);
export const ItemsEditor = rarePart(({ItemsEditor: part}) => part);
export const NowEditor = rarePart(({NowEditor: part}) => part);
export type {Props as InputEditorProps} from './InputEditor';
