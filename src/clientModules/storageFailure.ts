import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A browser storage failure is logged as a warning and ignored (specification §8). Docusaurus does that
 * if storage is unavailable, but logs an error each time it uses storage that is full or broken. So
 * storage that fails this check is made unavailable. This module must run before any module that uses storage.
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
