import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A browser storage that fails is logged as a warning and ignored (specification §8). Docusaurus
 * does that when there is no storage, but it logs an error at each use of one that is full or
 * broken. So a storage that fails a first try counts as none. Must come before all modules that use it.
 */
const key = 'documentation-storage-check';

if (ExecutionEnvironment.canUseDOM) {
  try {
    window.localStorage.setItem(key, 'true');
    window.localStorage.getItem(key);
    window.localStorage.removeItem(key);
  } catch (error) {
    Reflect.defineProperty(window, 'localStorage', {
      get() {
        throw error;
      },
    });
  }
}
